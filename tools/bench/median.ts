import { median } from '../lib/median.ts';

/**
 * The median of each measure by itself; NaN where one of the runs has none.
 * @param runs an odd number of them
 */
export function medianOf<T extends Record<string, number>>(runs: T[]): T {
  const [first] = runs;
  if (!first) throw new Error('There is nothing to take a median of.');
  const middle = (name: string) => {
    const values = runs.map((run) => run[name] ?? Number.NaN);
    return values.some(Number.isNaN) ? Number.NaN : median(values);
  };
  return Object.fromEntries(Object.keys(first).map((name) => [name, middle(name)])) as T;
}
