import { AMSTERDAM, asksForAmsterdam, minuteOfDay, withAmsterdam } from './player-clock';

const at = (hours: number) => hours * 60;

test.each([
  ['in winter', '2026-11-23T09:30:00Z', at(10.5)],
  ['in summer', '2026-07-01T09:30:00Z', at(11.5)],
  ['in the minute before the clock goes back', '2026-10-25T00:59:00Z', at(3) - 1],
  ['in the minute in which the clock goes back', '2026-10-25T01:00:00Z', at(2)],
  ['in the minute before the clock goes forward', '2026-03-29T00:59:00Z', at(2) - 1],
  ['in the minute in which the clock goes forward', '2026-03-29T01:00:00Z', at(3)],
  ['at midnight', '2026-11-22T23:00:00Z', 0],
])('the time of Amsterdam is right %s, whatever the zone of the device', (_when, now, expected) => {
  expect(minuteOfDay(new Date(now), AMSTERDAM)).toBe(expected);
});

test('a zone that the device does not know is replaced by its own', () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => {});
  const now = new Date(2026, 10, 23, 9, 30);
  expect(minuteOfDay(now, 'Europe/Atlantis')).toBe(at(9.5));
  expect(minuteOfDay(now)).toBe(at(9.5));
  expect(info).toHaveBeenCalledTimes(1);
  info.mockRestore();
});

test('the time of Amsterdam is kept in the link and taken out of it, and the day stays', () => {
  const day = '7.00=lunch&kop=Vers+%26+warm';
  const chosen = withAmsterdam(`#${day}`, true);
  expect(chosen).toBe(`${day}&tijd=amsterdam`);
  expect([asksForAmsterdam(`#${chosen}`), asksForAmsterdam(`#${day}`)]).toEqual([true, false]);
  expect(withAmsterdam(chosen, false)).toBe(day);
  expect(withAmsterdam(chosen, true)).toBe(chosen);
});
