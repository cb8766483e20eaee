import { FAILURE_PAGE } from '../cache/page-answers.mjs';
import { ERROR_PAGE_POLICY, errorPage } from '../error-page/error-page';
import { errorText } from '../error-page/error-texts';
import { onServer } from '../on-server';
import { headersEverywhere } from '../security/response-headers';
import { answerUnreadable, limitTimes, refuseUpgrades } from './limit-connections';
import { refuseEarly } from './refuse-early';

/**
 * Sets up the server that Next starts: limits for clients that hold it up, and one page for errors.
 * @param siteUrl as `headersEverywhere` takes it
 * @param isDevelopment the browser then hears of changes by a WebSocket, which stays
 */
export function guardServers(siteUrl: string, isDevelopment: boolean): void {
  const headers = headersEverywhere(siteUrl);
  const failure = { html: errorPage(errorText(500)), policy: ERROR_PAGE_POLICY };
  Object.assign(globalThis, { [FAILURE_PAGE]: failure });
  onServer((server) => {
    refuseEarly(server, { headers });
    limitTimes(server);
    answerUnreadable(server, headers);
    if (!isDevelopment) refuseUpgrades(server);
  });
}
