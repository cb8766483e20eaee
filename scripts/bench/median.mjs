/**
 * The median of each measure by itself.
 * @template {Record<string, number>} T
 * @param {T[]} runs an odd number of them
 * @returns {T}
 */
export function medianOf(runs) {
  const [first] = runs;
  if (!first) throw new Error('There is nothing to take a median of.');
  const middle = (/** @type {string} */ name) =>
    runs.map((run) => run[name] ?? Number.NaN).toSorted((a, b) => a - b)[runs.length >> 1];
  return /** @type {T} */ (
    Object.fromEntries(Object.keys(first).map((name) => [name, middle(name)]))
  );
}
