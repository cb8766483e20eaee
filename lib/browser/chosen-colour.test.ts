import { validColour } from './chosen-colour';

test('a colour of the palette counts', () => {
  expect(validColour('3020')).toBe('3020');
});

test.each([null, '', '7016', 'rood', '3020 '])('%j in storage counts as no choice', (stored) => {
  expect(validColour(stored)).toBeNull();
});
