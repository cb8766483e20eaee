/**
 * The time by which copies are compared, in whole ms since 1970. Monotonic, as the clock by which Next
 * compares ages: after the system clock was set back, copies would count as newer than every change.
 */
export function now() {
  return Math.floor(performance.timeOrigin + performance.now());
}
