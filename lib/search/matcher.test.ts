import { matcher } from './matcher';

const kiosk =
  'Clearvision: een raamkiosk van 43\u00a0inch, in RAL-kleuren. Financiële dienstverlening.';

test.each([
  'clearvision',
  'RAAMKIOSK',
  'kiosken',
  'kleur',
  '43 inch',
  'ral',
  'financiele',
  'kiosk kleuren',
  '  ',
])('"%s" is found', (query) => {
  expect(matcher(query)(kiosk)).toBe(true);
});

test.each(['plafond', 'clearvision plafond', 'aal', '55 inch'])('"%s" is not found', (query) => {
  expect(matcher(query)(kiosk)).toBe(false);
});

test('singular and plural find each other', () => {
  expect(matcher('prijzen')('De prijs')).toBe(true);
  expect(matcher('prijs')('Alle prijzen')).toBe(true);
});

test('a short word is looked for at the beginning of words', () => {
  expect(matcher('ai')('Chat met AI-assistent')).toBe(true);
  expect(matcher('ai')('Een detail')).toBe(false);
});

test.each(['(', '*', '.*', '[', '\\', '<b>', '%E0%A4%A', '\u0000'])(
  '"%s" breaks nothing',
  (query) => {
    expect(() => matcher(query)(kiosk)).not.toThrow();
  },
);
