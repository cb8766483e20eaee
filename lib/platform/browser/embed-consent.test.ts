import { validChoices, withChoice } from './embed-consent';

const now = new Date('2026-03-10T12:00:00Z');
const later = '2026-03-10T12:00:00.001Z';

test('an embed consent is valid until it ends', () => {
  expect(validChoices(JSON.stringify({ kaart: later }), now)).toEqual({ kaart: later });
});

test('an embed consent that ends now is no longer valid', () => {
  expect(validChoices(JSON.stringify({ kaart: now.toISOString() }), now)).toEqual({});
});

test('an expired embed consent does not affect another', () => {
  const stored = JSON.stringify({ kaart: '2026-03-09T12:00:00Z', agenda: later });
  expect(validChoices(stored, now)).toEqual({ agenda: later });
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['half an object', '{"kaart":'],
  ['null', 'null'],
  ['a number', '7'],
  ['a string', '"kaart"'],
  ['a list', `["${later}"]`],
  ['an unknown name', `{"film":"${later}"}`],
  ['a consent that is a boolean', '{"kaart":true}'],
  ['a consent that is a number', '{"kaart":9999999999999}'],
  ['a consent that is no date', '{"kaart":"morgen"}'],
])('%s in storage counts as no embed consent', (_kind, stored) => {
  expect(validChoices(stored, now)).toEqual({});
});

test('an embed consent ends after six months', () => {
  expect(withChoice({}, 'kaart', now).kaart?.slice(0, 10)).toBe('2026-09-10');
});

test('an embed consent of 31 August ends on the last day of February', () => {
  const { kaart = '' } = withChoice({}, 'kaart', new Date('2026-08-31T12:00:00Z'));
  expect(kaart.slice(0, 10)).toBe('2027-02-28');
});

test('an embed consent is valid right after it was given', () => {
  const choices = withChoice({}, 'agenda', now);
  expect(validChoices(JSON.stringify(choices), now)).toEqual(choices);
});

test('an embed consent is added to the others', () => {
  expect(withChoice({ agenda: later }, 'kaart', now)).toEqual({
    agenda: later,
    kaart: expect.any(String),
  });
});

test('an embed consent that is given again gets a new end, without a change of the given object', () => {
  const before = Object.freeze({ kaart: later });
  expect(withChoice(before, 'kaart', now).kaart).not.toBe(later);
});
