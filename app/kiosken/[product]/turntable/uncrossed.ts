export type Point = { x: number; y: number };

/**
 * Gives each point a place in a row of labels so that no two lines cross: two that do are shorter when exchanged.
 * @param points in shares of the picture
 * @param places of the labels, in % of the width
 * @param row where the lines begin, as a share of the height
 * @param ratio width of the picture divided by its height
 * @returns the points in the order of the places
 */
export function uncrossed<P extends Point>(
  points: readonly P[],
  places: readonly number[],
  row: number,
  ratio: number,
): P[] {
  const order = [...points];
  const length = ({ x, y }: P, place = 0) => Math.hypot((x - place / 100) * ratio, y - row);
  const exchange = (left: number, right: number) => {
    const [a, b] = [order[left], order[right]];
    if (!a || !b) return false;
    const now = length(a, places[left]) + length(b, places[right]);
    // Rounding must not exchange two of the same length without end.
    if (length(a, places[right]) + length(b, places[left]) > now - 1e-9) return false;
    order[left] = b;
    order[right] = a;
    return true;
  };
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (let right = 1; right < order.length; right++) {
      for (let left = 0; left < right; left++) isChanged = exchange(left, right) || isChanged;
    }
  }
  return order;
}
