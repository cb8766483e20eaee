/** Variables for a site or a build that multiply its timeouts for the backend. */
export function longTimeLimits(factor: number) {
  return {
    NODE_OPTIONS: '--import=./scripts/harness/long-time-limits.ts',
    E2E_TIME_LIMIT_FACTOR: String(factor),
  };
}

/** For sites whose backend does not fail: on a busy machine no timeout is reached. */
export const patience = longTimeLimits(30);

/** For sites whose backend may hang: a test waits for these timeouts. */
export const somePatience = longTimeLimits(3);
