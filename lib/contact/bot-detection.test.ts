import { detectBot, HONEYPOT_FIELD, MIN_OPEN_MS, OPEN_FOR_FIELD } from './bot-detection';

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('bot detection accepts a form with an empty honeypot that was open for eight seconds', () => {
  expect(detectBot(formWith({ [HONEYPOT_FIELD]: '', [OPEN_FOR_FIELD]: '8000' }))).toBeUndefined();
});

test('bot detection accepts a form without its fields, as an older page sends it', () => {
  expect(detectBot(formWith({ name: 'Noor' }))).toBeUndefined();
});

test('bot detection reports a filled-in honeypot field', () => {
  expect(detectBot(formWith({ [HONEYPOT_FIELD]: 'https://reclame.example' }))).toBe('trap');
});

test('bot detection reports a form that is submitted within two seconds', () => {
  const sentAfter = (ms: number) => detectBot(formWith({ [OPEN_FOR_FIELD]: String(ms) }));
  expect(sentAfter(MIN_OPEN_MS - 1)).toBe('haste');
  expect(sentAfter(0)).toBe('haste');
  expect(sentAfter(MIN_OPEN_MS)).toBeUndefined();
});

test('bot detection ignores an open time that is not a number', () => {
  expect(detectBot(formWith({ [OPEN_FOR_FIELD]: 'straks' }))).toBeUndefined();
});
