/**
 * Places of labels in a row: each as near to its point as the others allow.
 * @param points from left to right, in %
 * @param gap least distance between the middles of two labels, in %
 */
export function slots(points: readonly number[], gap: number): number[] {
  const room = Math.min(gap, 100 / Math.max(points.length, 1));
  const placed: number[] = [];
  for (const point of points) {
    placed.push(Math.max(point, room / 2, (placed.at(-1) ?? -room) + room));
  }
  let limit = 100 - room / 2;
  return placed
    .reverse()
    .map((place) => {
      const moved = Math.min(place, limit);
      limit = moved - room;
      return moved;
    })
    .reverse();
}
