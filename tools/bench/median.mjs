import { median } from '../lib/median.mjs';

/**
 * The median of each measure by itself; NaN where one of the runs has none.
 * @template {Record<string, number>} T
 * @param {T[]} runs an odd number of them
 * @returns {T}
 */
export function medianOf(runs) {
  const [first] = runs;
  if (!first) throw new Error('There is nothing to take a median of.');
  const middle = (/** @type {string} */ name) => {
    const values = runs.map((run) => run[name] ?? Number.NaN);
    return values.some(Number.isNaN) ? Number.NaN : median(values);
  };
  return /** @type {T} */ (
    Object.fromEntries(Object.keys(first).map((name) => [name, middle(name)]))
  );
}
