/** @param values of an even number, the upper one of the two in the middle is taken */
export function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/**
 * The median of each property, NaN where an object has NaN.
 */
export function medianOfEach<T extends Record<string, number>>(objects: T[]): T {
  const [first] = objects;
  if (!first) throw new Error('no values to take the median of');
  const medianOf = (name: string) => {
    const values = objects.map((object) => object[name] ?? Number.NaN);
    return values.some(Number.isNaN) ? Number.NaN : median(values);
  };
  return Object.fromEntries(Object.keys(first).map((name) => [name, medianOf(name)])) as T;
}
