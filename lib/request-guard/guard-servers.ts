import { onServer } from '../http/on-server';
import { headersEverywhere } from '../security/response-headers';
import { refuseUpgrades, respondToUnreadable, setConnectionTimeouts } from './connection-timeouts';
import { rejectEarly } from './reject-early';
import { replaceErrorResponses } from './replace-error-responses';

/**
 * Sets up the server that Next starts: limits for clients that hold it up, and one page for errors.
 * @param siteUrl as `headersEverywhere` takes it
 * @param isDevelopment the browser then hears of changes by a WebSocket, which stays
 */
export function guardServers(siteUrl: string, isDevelopment: boolean): void {
  const headers = headersEverywhere(siteUrl);
  onServer((server) => {
    rejectEarly(server, { headers });
    replaceErrorResponses(server);
    setConnectionTimeouts(server);
    respondToUnreadable(server, headers);
    if (!isDevelopment) refuseUpgrades(server);
  });
}
