import {
  type Block,
  conflictsWith,
  formatTime,
  hoursOnScreen,
  movedBlock,
  playingAt,
  putBlock,
  removeBlock,
  resizedBlock,
  type Schedule,
} from './schedule';

const at = (hours: number) => hours * 60;
const bread: Block = { id: 'bread', weekday: 0, start: at(7), end: at(10), message: 'broodjes' };
const coffee: Block = { id: 'coffee', weekday: 0, start: at(10), end: at(12), message: 'koffie' };
const schedule: Schedule = [bread, coffee];
const messageAt = (planned: Schedule, weekday: number, minute: number) =>
  playingAt(planned, weekday, minute)?.message;

test('a block plays from its start until just before its end, on its own day', () => {
  expect(messageAt(schedule, 0, at(7) - 1)).toBeUndefined();
  expect(messageAt(schedule, 0, at(7))).toBe('broodjes');
  expect(messageAt(schedule, 0, at(10))).toBe('koffie');
  expect(messageAt(schedule, 0, at(12))).toBeUndefined();
  expect(messageAt(schedule, 1, at(8))).toBeUndefined();
});

test('overlapping blocks conflict and the later start plays; touching blocks do not', () => {
  expect(conflictsWith(schedule, coffee)).toEqual([]);
  const earlier = movedBlock(coffee, 0, -60);
  const overlapping = putBlock(schedule, earlier);
  expect(conflictsWith(overlapping, earlier)).toEqual([bread]);
  expect(messageAt(overlapping, 0, at(9))).toBe('koffie');
  expect(conflictsWith(overlapping, movedBlock(earlier, 1, 0))).toEqual([]);
});

test('of two blocks with the same start, the one added last plays', () => {
  const added = putBlock(schedule, { ...bread, id: 'lunch', message: 'lunch' });
  expect(messageAt(added, 0, at(8))).toBe('lunch');
});

test('a moved block snaps to half hours, keeps its length and stops at the edges of the week', () => {
  expect(movedBlock(bread, 2, 40)).toMatchObject({ weekday: 2, start: at(7.5), end: at(10.5) });
  expect(movedBlock(bread, -1, -at(9))).toMatchObject({ weekday: 0, start: at(6), end: at(9) });
  expect(movedBlock(bread, 9, at(20))).toMatchObject({ weekday: 6, start: at(17), end: at(20) });
});

test('a resized block is at least half an hour and ends with the planned day', () => {
  expect(resizedBlock(bread, 30).end).toBe(at(10.5));
  expect(resizedBlock(bread, -at(9)).end).toBe(at(7.5));
  expect(resizedBlock(bread, at(20)).end).toBe(at(20));
});

test('an added block is fitted to the planned day', () => {
  const late = { ...bread, id: 'late', weekday: 8, start: at(24), end: at(26) };
  expect(putBlock(schedule, late).at(-1)).toMatchObject({
    weekday: 6,
    start: at(19.5),
    end: at(20),
  });
});

test('a removed block no longer plays', () => {
  expect(playingAt(removeBlock(schedule, 'bread'), 0, at(8))).toBeUndefined();
});

test('the proof of play counts only the hours that a message was on the screen', () => {
  const overlapping = putBlock(schedule, movedBlock(coffee, 0, -60));
  expect(Object.fromEntries(hoursOnScreen(overlapping))).toEqual({ broodjes: 2, koffie: 2 });
});

test('times are written with a full stop', () => {
  expect(formatTime(at(7.5))).toBe('7.30');
  expect(formatTime(at(18))).toBe('18.00');
});
