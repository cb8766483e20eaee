/** Variables for a site or a build that multiply its timeouts for the backend. */
export function multipliedTimeouts(factor: number) {
  return {
    NODE_OPTIONS: '--import=./scripts/harness/multiply-timeouts.ts',
    E2E_TIME_LIMIT_FACTOR: String(factor),
  };
}

/** For sites whose backend does not fail: on a busy machine no timeout is reached. */
export const longTimeouts = multipliedTimeouts(30);

/** For sites whose backend may hang: a test waits for these timeouts. */
export const extendedTimeouts = multipliedTimeouts(3);
