import { validColour } from './chosen-colour';

test('a stored RAL code is the chosen colour', () => {
  expect(validColour('3020')).toBe('3020');
});

test.each([null, '', '7016', 'rood', '3020 '])(
  'the stored value %j is no chosen colour',
  (stored) => {
    expect(validColour(stored)).toBeNull();
  },
);
