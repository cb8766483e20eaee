import { draggedDegrees, halfTurnsAfter } from './turn';

test('dragging over the width of the card turns it by half a turn, in the direction of the drag', () => {
  expect(draggedDegrees(300, 300)).toBe(180);
  expect(draggedDegrees(-75, 300)).toBe(-45);
});

test('a card that is released early turns back, else on to the next side', () => {
  expect(halfTurnsAfter(49)).toBeCloseTo(0);
  expect(halfTurnsAfter(-49)).toBeCloseTo(0);
  expect(halfTurnsAfter(50)).toBe(1);
  expect(halfTurnsAfter(-50)).toBe(-1);
  expect(halfTurnsAfter(229)).toBe(1);
  expect(halfTurnsAfter(-230)).toBe(-2);
});
