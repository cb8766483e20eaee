/** The set of measures that has most in common with these. */
export function closest(measured: number[], sets: number[][]): number[] {
  const inCommon = (set: number[]) =>
    set.filter((value, index) => value === measured[index]).length;
  return sets.reduce((best, set) => (inCommon(set) > inCommon(best) ? set : best), sets[0] ?? []);
}
