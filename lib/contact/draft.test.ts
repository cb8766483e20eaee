import { keepDraft, readDraft, suggestMessage } from './draft';

const ADDRESS = '/contact/over/advies-brandvision';
const typed = { name: 'Jan', email: '', subject: '', message: 'Past hij in de lift?' };

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
  keepDraft(ADDRESS, { values: typed });
  suggestMessage(ADDRESS, 'In RAL 3020.');
  expect(readDraft(ADDRESS)?.values).toEqual(typed);
});

test('each address has its own', () => {
  keepDraft('/contact', { values: typed });
  suggestMessage(ADDRESS, 'In RAL 3020.');
  expect(readDraft('/contact')?.values).toEqual(typed);
  expect(readDraft(ADDRESS)?.values.message).toBe('In RAL 3020.');
});
