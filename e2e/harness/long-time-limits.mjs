// Preloaded into a site under test: what its code waits for at most takes thirty times as long to run out.
const FACTOR = 30;
const timeout = AbortSignal.timeout.bind(AbortSignal);

AbortSignal.timeout = (milliseconds) => timeout(milliseconds * FACTOR);
