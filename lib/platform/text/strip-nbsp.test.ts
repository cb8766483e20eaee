import { stripNbsp } from './strip-nbsp';

test('no-break spaces are replaced by spaces', () => {
  expect(stripNbsp('43\u00a0inch en 55\u00a0inch')).toBe('43 inch en 55 inch');
});
