import { timeline } from './timeline';
import { loudness, waveformPath, waveformWidth } from './waveform';

const [first, second] = timeline([{ text: 'a'.repeat(40) }, { text: 'Dat kan. Een medewerker.' }]);
if (!first || !second) throw new Error('timeline lost a line');

test('a line starts a second after the line before it ends, and long lines take longer', () => {
  expect([first.from, first.until]).toEqual([0, 3]);
  expect([second.from, second.until]).toEqual([4, 6]);
});

test('a waveform has six bars per second, loud for vowels and quiet between words', () => {
  expect(loudness(first)).toEqual(new Array(18).fill(1));
  const bars = loudness(second);
  expect(bars).toHaveLength(12);
  expect(Math.min(...bars)).toBeGreaterThan(0);
  expect(Math.max(...bars)).toBeLessThan(1);
});

test('the path of a line starts at its time and points in its direction', () => {
  expect(waveformPath(first, 'up')).toMatch(/^M0 0v-50h\.6v50M1 0/);
  expect(waveformPath(second, 'down')).toMatch(/^M24 0v\d+h\.6v-\d+/);
  expect(waveformWidth(second.until)).toBe(36);
});
