import { keepDraft, readDraft } from './draft';
import { suggestInstead, suggestMessage } from './suggested-message';

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
  expect(readDraft(PATH)).toEqual({
    values: { name: '', email: '', ...request },
    isSuggested: true,
  });
});

test('suggested message is added to an earlier suggestion, which is not edited', () => {
  suggestMessage(PATH, request);
  suggestMessage(PATH, { ...request, message: 'En een andere.' });
  expect(readDraft(PATH)?.values.message).toBe('Graag een offerte.\n\nEn een andere.');
  expect(readDraft(PATH)?.isAdded).toBe(true);
});

test('a report replaces an earlier suggestion, and never what was typed', () => {
  suggestMessage(PATH, request);
  suggestInstead(PATH, { message: 'De stekker zit erin.' });
  expect(readDraft(PATH)?.values.message).toBe('De stekker zit erin.');
  keepDraft(PATH, { values: typedMessage });
  suggestInstead(PATH, request);
  expect(readDraft(PATH)?.values).toEqual(typedMessage);
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
});

test('suggested message leaves the draft of another path unchanged', () => {
  keepDraft('/contact', { values: typedMessage });
  suggestMessage(PATH, request);
  expect(readDraft('/contact')?.values).toEqual(typedMessage);
  expect(readDraft(PATH)?.values.message).toBe(request.message);
});

test('the optional fields stay when a message is added', () => {
  keepDraft(PATH, {
    values: { ...typedMessage, company: 'Bloemen Van Loon', phone: '0612345678' },
  });
  suggestMessage(PATH, request);
  expect(readDraft(PATH)?.values).toMatchObject({
    company: 'Bloemen Van Loon',
    phone: '0612345678',
  });
});
