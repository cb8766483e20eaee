/**
 * Variables for a site (or a build) whose time limits for the backend take so many times as long.
 */
export function longTimeLimits(factor: number) {
  return {
    NODE_OPTIONS: '--import=./scripts/harness/long-time-limits.ts',
    E2E_TIME_LIMIT_FACTOR: String(factor),
  };
}

/** Where the backend is not made to fail: they do not run out because the machine is busy. */
export const patience = longTimeLimits(30);

/** Where the backend may hang, too, which a test then waits for. */
export const somePatience = longTimeLimits(3);
