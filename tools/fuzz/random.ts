export type Random = ReturnType<typeof randomFor>;

/**
 * Pseudorandom numbers that depend only on the seed and the number of the request, so that one request
 * of a run can be repeated alone.
 */
export function randomFor(seed: number, number: number) {
  // mulberry32 (public domain): adjacent states give different first numbers.
  let state = (Math.imul(seed + 1, 0x9e3779b1) + Math.imul(number + 1, 0x85ebca6b)) >>> 0;

  function fraction() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const random = {
    /** An integer from 0, less than `end`. */
    below: (end: number) => Math.floor(fraction() * end),
    chance: (probability: number) => fraction() < probability,
    pick: <T>(list: readonly T[]): T => list[random.below(list.length)] as T,
    bytes: (length: number) => Buffer.from(Array.from({ length }, () => random.below(256))),
    length: () => random.pick([0, 1, 2, 7, 31, 256, 1000, 4096, 20_000]),
    list: <T>(length: number, make: () => T) => Array.from({ length }, make),
  };
  return random;
}
