import { choiceForPortal } from './portal-choice';

const sent = (query: string) => choiceForPortal(new URLSearchParams(query)).toString();

test('portal gets only the choices that the URL names', () => {
  expect(sent('model=wall-kiosk&maat=55&kleur=5015')).toBe('model=wall-kiosk&maat=55&kleur=5015');
  expect(sent('kleur=RAL 3005')).toBe('kleur=3005');
  expect(sent('')).toBe('');
});

test('portal gets the extras in their own order, joined with spaces', () => {
  expect(
    choiceForPortal(new URLSearchParams('opties=privacyfilter&opties=mediaspeler')).get('opties'),
  ).toBe('mediaspeler privacyfilter');
});

test.each([
  'model=frituur',
  'maat=85',
  'kleur=9999',
  'model=wall-kiosk&touch=2',
  'opties=zwaailicht',
  'dealer=D-7',
  'utm_source=brief',
  'kleur=%3Cscript%3E',
])('portal does not get the unknown or impossible part of “%s”', (query) => {
  expect(sent(query)).toBe(query.startsWith('model=wall-kiosk') ? 'model=wall-kiosk' : '');
});
