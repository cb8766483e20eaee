import { validChoices, withChoice } from './embed-consent';

const now = new Date('2026-03-10T12:00:00Z');
const later = '2026-03-10T12:00:00.001Z';

test('a choice counts until it ends', () => {
  expect(validChoices(JSON.stringify({ kaart: later }), now)).toEqual({ kaart: later });
});

test('a choice that ends now counts no more', () => {
  expect(validChoices(JSON.stringify({ kaart: now.toISOString() }), now)).toEqual({});
});

test('a choice that has ended leaves another alone', () => {
  const stored = JSON.stringify({ kaart: '2026-03-09T12:00:00Z', agenda: later });
  expect(validChoices(stored, now)).toEqual({ agenda: later });
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['half a text', '{"kaart":'],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"kaart"'],
  ['a list', `["${later}"]`],
  ['a name that we do not know', `{"film":"${later}"}`],
  ['a choice that is no text', '{"kaart":true}'],
  ['a choice that is a number', '{"kaart":9999999999999}'],
  ['a choice that is no date', '{"kaart":"morgen"}'],
])('%s in storage counts as no choice', (_kind, stored) => {
  expect(validChoices(stored, now)).toEqual({});
});

test('a choice ends after six months', () => {
  expect(withChoice({}, 'kaart', now).kaart?.slice(0, 10)).toBe('2026-09-10');
});

test('a choice at the end of a long month is not kept longer than six months', () => {
  const { kaart = '' } = withChoice({}, 'kaart', new Date('2026-08-31T12:00:00Z'));
  expect(kaart.slice(0, 10)).toBe('2027-02-28');
});

test('a choice that was just made counts', () => {
  const choices = withChoice({}, 'agenda', now);
  expect(validChoices(JSON.stringify(choices), now)).toEqual(choices);
});

test('a choice is added to the others', () => {
  expect(withChoice({ agenda: later }, 'kaart', now)).toEqual({
    agenda: later,
    kaart: expect.any(String),
  });
});

test('a choice that is made again starts anew, and the choices before it do not change', () => {
  const before = Object.freeze({ kaart: later });
  expect(withChoice(before, 'kaart', now).kaart).not.toBe(later);
});
