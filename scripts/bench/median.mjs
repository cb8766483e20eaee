import { median } from '../steps/median.mjs';

/**
 * The median of each measure by itself.
 * @template {Record<string, number>} T
 * @param {T[]} runs an odd number of them
 * @returns {T}
 */
export function medianOf(runs) {
  const [first] = runs;
  if (!first) throw new Error('There is nothing to take a median of.');
  const middle = (/** @type {string} */ name) => median(runs.map((run) => run[name] ?? Number.NaN));
  return /** @type {T} */ (
    Object.fromEntries(Object.keys(first).map((name) => [name, middle(name)]))
  );
}
