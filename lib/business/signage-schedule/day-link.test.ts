import { dayFragment, dayParts, linkedDay, messageAt, readDayFragment } from './day-link';
import type { Schedule } from './schedule';

const at = (hours: number) => hours * 60;
const schedule: Schedule = [
  { id: '1', weekday: 0, start: at(7), end: at(10), message: 'broodjes' },
  { id: '2', weekday: 0, start: at(9), end: at(9.5), message: 'lunch' },
  { id: '3', weekday: 0, start: at(12), end: at(20), message: 'lunch' },
  { id: '4', weekday: 5, start: at(8.5), end: at(17), message: 'lunch' },
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
const none = undefined;

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

test.each([false, true])(
  'a day survives the way through a link, urgent message: %s',
  (isUrgent) => {
    const day = linkedDay(schedule, 0, own, isUrgent);
    expect(day.week).toEqual({ weekday: 0, opens: [at(7), none, none, none, none, at(8.5), none] });
    expect(readDayFragment(`#${dayFragment(day)}`, known)).toEqual(day);
  },
);

test('a day on which nothing is planned stays empty on its way through a link', () => {
  const fragment = dayFragment(linkedDay(schedule, 6, own));
  expect(fragment).toMatch(/^0\.00=gesloten&/);
  const read = readDayFragment(fragment, known);
  expect(read?.week?.weekday).toBe(6);
  for (const hours of [0, 8, 12, 23]) {
    expect(messageAt(read?.parts ?? [], at(hours))).toBe('gesloten');
  }
});

test('a former link to an empty day, which holds no time, is an empty day', () => {
  const read = readDayFragment('kop=Warme+appelflap&regel=x&kleur=0&beeld=appelflap', known);
  expect(read).toMatchObject({ parts: [], isUrgent: false, own: { headline: 'Warme appelflap' } });
});

test('a former link to a day knows nothing of the week', () => {
  const read = readDayFragment('7.00=broodjes&kop=x', known);
  expect(read).toMatchObject({ parts: [{ start: at(7), message: 'broodjes' }], week: undefined });
});

test.each([
  'dag=maandag',
  'dag=maandag&open=7.00_7.00',
  'dag=maandag&open=7.00_7.00_7.00_7.00_7.00_8.00_zondag',
  'dag=feestdag&open=7.00_7.00_7.00_7.00_7.00_8.00_-',
])('a link without a whole week (%s) knows nothing of the week', (fields) => {
  expect(readDayFragment(`7.00=lunch&${fields}`, known)?.week).toBeUndefined();
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
  expect(readDayFragment('#tijd=amsterdam', known)).toBeUndefined();
});
