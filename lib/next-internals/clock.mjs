/**
 * The moment by which copies are compared, in whole ms since 1970. Next compares ages by this clock
 * too: it does not follow the system's, which may be set back. Copies by the system's clock then
 * counted as newer than every change, until that clock had caught up.
 */
export function now() {
  return Math.floor(performance.timeOrigin + performance.now());
}
