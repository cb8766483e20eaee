import { keepDraft, keepRequest, readDraft, suggestMessage } from './draft';

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

test('a suggested message waits in the form, and a later suggestion takes its place', () => {
  suggestMessage(ADDRESS, 'In RAL 3020.');
  suggestMessage(ADDRESS, 'In RAL 3005.');
  expect(readDraft(ADDRESS)?.values.message).toBe('In RAL 3005.');
});

test('what a visitor typed stays', () => {
  keepDraft(ADDRESS, { values: answered });
  suggestMessage(ADDRESS, 'In RAL 3020.');
  expect(readDraft(ADDRESS)?.values).toEqual(answered);
});

test('each address has its own', () => {
  keepDraft('/contact', { values: answered });
  suggestMessage(ADDRESS, 'In RAL 3020.');
  expect(readDraft('/contact')?.values).toEqual(answered);
  expect(readDraft(ADDRESS)?.values.message).toBe('In RAL 3020.');
});

describe('a request from elsewhere on the site', () => {
  it('waits in an empty form', () => {
    keepRequest(ADDRESS, request);
    expect(readDraft(ADDRESS)?.values).toEqual({ name: '', email: '', ...request });
    expect(readDraft('/contact')).toBeUndefined();
  });

  it('replaces one that was left as it came', () => {
    keepRequest(ADDRESS, request);
    keepRequest(ADDRESS, { ...request, message: 'Liever een andere.' });
    expect(readDraft(ADDRESS)?.values.message).toBe('Liever een andere.');
  });

  it('leaves who asks as it was typed', () => {
    keepDraft(ADDRESS, { values: typed });
    keepRequest(ADDRESS, request);
    expect(readDraft(ADDRESS)?.values).toEqual({ ...typed, ...request });
  });

  it('comes below what was typed, once', () => {
    keepDraft(ADDRESS, { values: { ...typed, message: 'Voor 1 juni, graag.\n' } });
    keepRequest(ADDRESS, request);
    keepRequest(ADDRESS, request);
    expect(readDraft(ADDRESS)?.values.message).toBe('Voor 1 juni, graag.\n\nGraag een offerte.');
  });
});
