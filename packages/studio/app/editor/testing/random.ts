/** A seeded generator of numbers (mulberry32), so that a failing test can be repeated. */
export type Random = {
  /** An integer from 0 up to, but not including, `end`. */
  below: (end: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** True in one of `count` cases. */
  oneIn: (count: number) => boolean;
};

export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    oneIn: (count) => below(count) === 0,
  };
}
