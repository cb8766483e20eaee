import { onServer } from '../on-server';
import { headersEverywhere } from '../security/response-headers';
import { answerUnreadable, limitTimes, refuseUpgrades } from './limit-connections';
import { refuseEarly } from './refuse-early';
import { replaceFailures } from './replace-failures';

/**
 * Sets up the server that Next starts: limits for clients that hold it up, and one page for errors.
 * @param siteUrl as `headersEverywhere` takes it
 * @param isDevelopment the browser then hears of changes by a WebSocket, which stays
 */
export function guardServers(siteUrl: string, isDevelopment: boolean): void {
  const headers = headersEverywhere(siteUrl);
  onServer((server) => {
    refuseEarly(server, { headers });
    replaceFailures(server);
    limitTimes(server);
    answerUnreadable(server, headers);
    if (!isDevelopment) refuseUpgrades(server);
  });
}
