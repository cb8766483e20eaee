// Preloaded into a site under test: multiplies its timeouts, see timeouts.ts.
const factor = Number(process.env.E2E_TIME_LIMIT_FACTOR);
const timeout = AbortSignal.timeout.bind(AbortSignal);

AbortSignal.timeout = (milliseconds) => timeout(milliseconds * factor);
