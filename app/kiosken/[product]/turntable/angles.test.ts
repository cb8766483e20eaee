import {
  distance,
  draggedDegrees,
  nearestFrame,
  nextToLoad,
  sideInWords,
  withinTurn,
} from './angles';

const allRound = Array.from({ length: 36 }, (_, index) => index * 10);

test('a drag turns in its direction, by its share of the width', () => {
  expect(draggedDegrees(150, 600)).toBe(60);
  expect(draggedDegrees(-75, 600)).toBe(-30);
});

test.each([
  [0, 0],
  [190, -170],
  [-190, 170],
  [180, 180],
  [-180, -180],
  [750, 30],
])('%i degrees show what %i degrees show', (angle, shown) => {
  expect(withinTurn(angle)).toBe(shown);
});

test('the distance is that of the short way round', () => {
  expect(distance(350, 10, 360)).toBe(20);
  expect(distance(-170, 20, 180)).toBe(10);
});

test('the nearest frame is found across the start of the turn', () => {
  expect(nearestFrame([10, 340], -4, 360)).toBe(10);
  expect(nearestFrame([10, 340], -16, 360)).toBe(340);
  expect(nearestFrame([], 0, 360)).toBeUndefined();
});

test('frames load from the one in view, every third first', () => {
  const missing = [...allRound];
  const order: (number | undefined)[] = [];
  while (missing.length > 0) {
    const next = nextToLoad(missing, 40, 360);
    order.push(next);
    missing.splice(missing.indexOf(next ?? 0), 1);
  }
  expect(order.slice(0, 3)).toEqual([40, 30, 60]);
  expect(order.slice(1, 13).every((angle) => (angle ?? 1) % 30 === 0)).toBe(true);
  expect(order.slice(13, 15)).toEqual([50, 20]);
  expect(new Set(order).size).toBe(36);
});

test.each([
  [0, 'recht van voren'],
  [50, '50 graden, linkerkant'],
  [-50, '50 graden, rechterkant'],
  [120, '120 graden, achter, linkerkant'],
  [-180, 'recht van achteren'],
])('%i degrees are %s', (angle, words) => {
  expect(sideInWords(angle)).toBe(words);
});
