import { onServer } from '../http/on-server';
import { headersEverywhere } from '../security/response-headers';
import {
  limitClosing,
  refuseUpgrades,
  respondToUnreadable,
  setConnectionTimeouts,
} from './connection-timeouts';
import { rejectEarly } from './reject-early';
import { replaceErrorResponses } from './replace-error-responses';

/**
 * Adds timeouts, body limits and the error page to each server that Next starts.
 * @param siteUrl as `headersEverywhere` takes it
 * @param isDevelopment keeps upgrades, because the browser then receives changes over a WebSocket
 */
export function guardServers(siteUrl: string, isDevelopment: boolean): void {
  const headers = headersEverywhere(siteUrl);
  onServer((server) => {
    rejectEarly(server);
    replaceErrorResponses(server);
    setConnectionTimeouts(server);
    limitClosing(server);
    respondToUnreadable(server, headers);
    if (!isDevelopment) refuseUpgrades(server);
  });
}
