/**
 * Variables for a site (or a build) whose backend is not made to fail: its time limits for that
 * backend do not run out because the machine is busy.
 */
export const patience = { NODE_OPTIONS: '--import=./e2e/harness/long-time-limits.mjs' };
