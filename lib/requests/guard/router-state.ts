import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';

/** What Next's router in the browser shows already, so that Next sends the rest alone. */
export const ROUTER_STATE_HEADER = 'next-router-state-tree';

/** Whether Next can read this header; it responds 500 where it cannot. True where there is none. */
export function isReadableRouterState(header: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}
