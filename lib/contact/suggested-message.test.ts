import { keepDraft, readDraft } from './draft';
import { isMessageTyped, suggestMessage } from './suggested-message';

const PATH = '/contact/over/samenstelling';
const request = { subject: 'Samenstelling: Wall kiosk', message: 'Graag een offerte.' };
const typed = { name: 'Noor', email: 'noor@bedrijf.example', subject: 'Vraag', message: '' };
const typedMessage = { ...typed, message: 'Past hij in de lift?' };

beforeEach(() => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  };
  Object.assign(globalThis, { window: { sessionStorage } });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

test('suggested message fills an empty form', () => {
  suggestMessage(PATH, request);
  expect(readDraft(PATH)?.values).toEqual({ name: '', email: '', ...request });
  expect(isMessageTyped(PATH)).toBe(false);
});

test('suggested message replaces an earlier suggestion that was not edited', () => {
  suggestMessage(PATH, request);
  suggestMessage(PATH, { ...request, message: 'Liever een andere.' });
  expect(readDraft(PATH)?.values.message).toBe('Liever een andere.');
});

test('suggested message keeps the typed name and e-mail address', () => {
  keepDraft(PATH, { values: typed });
  suggestMessage(PATH, request);
  expect(readDraft(PATH)?.values).toEqual({ ...typed, ...request });
});

test('suggested message without a subject keeps the subject of the form', () => {
  keepDraft(PATH, { values: typed });
  suggestMessage(PATH, { message: 'In RAL 3020.' });
  expect(readDraft(PATH)?.values).toEqual({ ...typed, message: 'In RAL 3020.' });
});

test('suggested message is appended once to a typed message', () => {
  keepDraft(PATH, { values: { ...typedMessage, message: 'Voor 1 juni, graag.\n' } });
  suggestMessage(PATH, request);
  suggestMessage(PATH, request);
  expect(readDraft(PATH)?.values.message).toBe('Voor 1 juni, graag.\n\nGraag een offerte.');
  expect(isMessageTyped(PATH)).toBe(true);
});

test('suggested message leaves the draft of another path unchanged', () => {
  keepDraft('/contact', { values: typedMessage });
  suggestMessage(PATH, request);
  expect(readDraft('/contact')?.values).toEqual(typedMessage);
  expect(readDraft(PATH)?.values.message).toBe(request.message);
});
