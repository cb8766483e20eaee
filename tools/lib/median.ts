/** The middle one of an odd number of values. */
export function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
