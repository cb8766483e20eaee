import { keepDraft, readDraft } from './draft';
import { isMessageTyped, suggestMessage } from './suggested-message';

const ADDRESS = '/contact/over/samenstelling';
const request = { subject: 'Samenstelling: Wall kiosk', message: 'Graag een offerte.' };
const typed = { name: 'Noor', email: 'noor@bedrijf.example', subject: 'Vraag', message: '' };
const answered = { ...typed, message: 'Past hij in de lift?' };

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

test('it waits in an empty form', () => {
  suggestMessage(ADDRESS, request);
  expect(readDraft(ADDRESS)?.values).toEqual({ name: '', email: '', ...request });
  expect(isMessageTyped(ADDRESS)).toBe(false);
});

test('it replaces one that was left as it came', () => {
  suggestMessage(ADDRESS, request);
  suggestMessage(ADDRESS, { ...request, message: 'Liever een andere.' });
  expect(readDraft(ADDRESS)?.values.message).toBe('Liever een andere.');
});

test('it leaves who asks as it was typed', () => {
  keepDraft(ADDRESS, { values: typed });
  suggestMessage(ADDRESS, request);
  expect(readDraft(ADDRESS)?.values).toEqual({ ...typed, ...request });
});

test('without a subject of its own it leaves that of the form', () => {
  keepDraft(ADDRESS, { values: typed });
  suggestMessage(ADDRESS, { message: 'In RAL 3020.' });
  expect(readDraft(ADDRESS)?.values).toEqual({ ...typed, message: 'In RAL 3020.' });
});

test('it comes below what was typed, once', () => {
  keepDraft(ADDRESS, { values: { ...answered, message: 'Voor 1 juni, graag.\n' } });
  suggestMessage(ADDRESS, request);
  suggestMessage(ADDRESS, request);
  expect(readDraft(ADDRESS)?.values.message).toBe('Voor 1 juni, graag.\n\nGraag een offerte.');
  expect(isMessageTyped(ADDRESS)).toBe(true);
});

test('each address has its own', () => {
  keepDraft('/contact', { values: answered });
  suggestMessage(ADDRESS, request);
  expect(readDraft('/contact')?.values).toEqual(answered);
  expect(readDraft(ADDRESS)?.values.message).toBe(request.message);
});
