/**
 * Places of labels in a row: each as near to its point as the others allow.
 * @param points from left to right, in %
 * @param gap least distance between the middles of two labels, in %
 */
export function slots(points: readonly number[], gap: number): number[] {
  const room = Math.min(gap, 100 / Math.max(points.length, 1));
  const toRight = pushedRight(points, room);
  const toLeft = pushedLeft(points, room);
  // Labels of points close together stand in the middle of them.
  const middles = toRight.map((place, index) => (place + (toLeft[index] ?? place)) / 2);
  const within = pushedRight(middles, room, room / 2);
  return pushedLeft(within, room, 100 - room / 2);
}

function pushedRight(points: readonly number[], room: number, least = Number.NEGATIVE_INFINITY) {
  const placed: number[] = [];
  for (const point of points) placed.push(Math.max(point, (placed.at(-1) ?? least - room) + room));
  return placed;
}

function pushedLeft(points: readonly number[], room: number, most = Number.POSITIVE_INFINITY) {
  const mirrored = points.map((point) => -point).reverse();
  return pushedRight(mirrored, room, -most)
    .map((point) => -point)
    .reverse();
}
