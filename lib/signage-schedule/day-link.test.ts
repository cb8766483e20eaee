import { dayFragment, dayParts, messageAt, readDayFragment } from './day-link';
import type { Schedule } from './schedule';

const at = (hours: number) => hours * 60;
const schedule: Schedule = [
  { id: '1', weekday: 0, start: at(7), end: at(10), message: 'broodjes' },
  { id: '2', weekday: 0, start: at(9), end: at(9.5), message: 'lunch' },
  { id: '3', weekday: 0, start: at(12), end: at(20), message: 'lunch' },
];
const parts = [
  { start: at(7), message: 'broodjes' },
  { start: at(9), message: 'lunch' },
  { start: at(9.5), message: 'broodjes' },
  { start: at(10), message: 'gesloten' },
  { start: at(12), message: 'lunch' },
  { start: at(20), message: 'gesloten' },
];
const own = {
  headline: 'Vers & warm',
  line: 'Twee voor € 3',
  colours: 2,
  picture: 'taart',
} as const;
const known = ['broodjes', 'lunch', 'gesloten', 'eigen'];

test('a day consists of the changes on the screen, with the rest picture between blocks', () => {
  expect(dayParts(schedule, 0)).toEqual(parts);
  expect(dayParts(schedule, 1)).toEqual([]);
});

test('a message stays until the next part; before the first one the rest picture is on the screen', () => {
  expect(messageAt(parts, at(6))).toBe('gesloten');
  expect(messageAt(parts, at(7))).toBe('broodjes');
  expect(messageAt(parts, at(11))).toBe('gesloten');
  expect(messageAt(parts, at(19))).toBe('lunch');
  expect(messageAt(parts, at(23))).toBe('gesloten');
});

test('a day survives the way through a link', () => {
  expect(readDayFragment(`#${dayFragment({ parts, own })}`, known)).toEqual({ parts, own });
});

test('unknown messages, times and colours of a link are ignored and long texts are cut', () => {
  const read = readDayFragment(
    `7.00=broodjes&8.00=onbekend&25.00=lunch&9.15=lunch&kop=${'a'.repeat(99)}&kleur=9&beeld=x`,
    known,
  );
  expect(read?.parts).toEqual([{ start: at(7), message: 'broodjes' }]);
  expect(read?.own).toEqual({ headline: 'a'.repeat(24), line: '', colours: 0, picture: 'geen' });
});

test('a link without a known part is not a day', () => {
  expect(readDayFragment('', known)).toBeUndefined();
  expect(readDayFragment('#functies', known)).toBeUndefined();
});
