/**
 * The same numbers for the same seed and request, whatever was drawn for the requests before it: one
 * request of a run can be made again alone.
 */
export type Random = ReturnType<typeof randomFor>;

/** @param number of the request */
export function randomFor(seed: number, number: number) {
  // mulberry32, in public domain; its first numbers differ for neighbouring states.
  let state = (Math.imul(seed + 1, 0x9e3779b1) + Math.imul(number + 1, 0x85ebca6b)) >>> 0;

  function fraction() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const random = {
    /** A whole number from 0 up to and without `end`. */
    below: (end: number) => Math.floor(fraction() * end),
    /** @param share of all cases, from 0 to 1 */
    chance: (share: number) => fraction() < share,
    pick: <T>(list: readonly T[]): T => list[random.below(list.length)] as T,
    bytes: (length: number) => Buffer.from(Array.from({ length }, () => random.below(256))),
    /** One of a few lengths, from none to large, as limits are found at their edges. */
    length: () => random.pick([0, 1, 2, 7, 31, 256, 1000, 4096, 20_000]),
    list: <T>(length: number, make: () => T) => Array.from({ length }, make),
  };
  return random;
}
