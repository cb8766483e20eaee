import { isListedColour, validColour } from './chosen-colour';
import colours from './content/ral-colours.json';
import { ralClassic } from './ral/ral-classic';

test('a colour of the palette counts', () => {
  expect(validColour('3020')).toBe('3020');
});

test.each([null, '', '7016', 'rood', '3020 '])('%j in storage counts as no choice', (stored) => {
  expect(validColour(stored)).toBeNull();
});

test('the listed colours are those of the list', () => {
  const listed = ralClassic.map(({ code }) => code).filter(isListedColour);
  expect(listed).toEqual(colours.map(({ code }) => code).sort());
});
