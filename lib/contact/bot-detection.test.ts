import { detectBot, HONEYPOT_FIELD, LEAST_OPEN_FOR_MS, OPEN_FOR_FIELD } from './bot-detection';

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('a form as a visitor sends it is no robot’s', () => {
  expect(detectBot(formWith({ [HONEYPOT_FIELD]: '', [OPEN_FOR_FIELD]: '8000' }))).toBeUndefined();
});

test('a form without these fields is no robot’s: an older page does not send them', () => {
  expect(detectBot(formWith({ name: 'Noor' }))).toBeUndefined();
});

test('whoever fills in the field that nobody sees is a robot', () => {
  expect(detectBot(formWith({ [HONEYPOT_FIELD]: 'https://reclame.example' }))).toBe('trap');
});

test('whoever sends within two seconds is a robot', () => {
  const sentAfter = (ms: number) => detectBot(formWith({ [OPEN_FOR_FIELD]: String(ms) }));
  expect(sentAfter(LEAST_OPEN_FOR_MS - 1)).toBe('haste');
  expect(sentAfter(0)).toBe('haste');
  expect(sentAfter(LEAST_OPEN_FOR_MS)).toBeUndefined();
});

test('a time that is none is no sign', () => {
  expect(detectBot(formWith({ [OPEN_FOR_FIELD]: 'straks' }))).toBeUndefined();
});
