/** Variables for a site or a build that multiply its timeouts for the backend. */
export function multipliedTimeouts(factor: number) {
  return {
    NODE_OPTIONS: '--import=./packages/testbed/multiply-timeouts.ts',
    E2E_TIME_LIMIT_FACTOR: String(factor),
  };
}

/** Timeouts of sites whose backend does not fail: even a busy machine reaches none of them. */
export const longTimeouts = multipliedTimeouts(30);

/** Timeouts of sites whose backend may hang: a test waits for them. */
export const extendedTimeouts = multipliedTimeouts(3);
