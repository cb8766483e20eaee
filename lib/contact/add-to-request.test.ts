import { standardComposition } from '../business/configurator/composition';
import { toQuery } from '../business/configurator/query';
import { REQUEST_PATH } from '../business/configurator/request-path';
import { kiosksOf, statesOf } from '../business/configurator/request-query';
import { type ProductId, productIds, specs } from '../business/products/specs';
import { addToRequest } from './add-to-request';
import { contactHref } from './contact-href';
import { keepDraft, readDraft } from './draft';
import { contactLimits } from './fields';
import { toRequest } from './request-message';

const black = { code: '9005', name: 'Diepzwart', srgb: '#0a0a0d' };

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

const stateOf = (model: ProductId) => ({ composition: standardComposition(model) });

/** Asks for a kiosk, as the link in the configurator does. */
function ask(model: ProductId): string {
  const state = stateOf(model);
  const url = `https://www.zuilwerk.example/configurator?${toQuery(state)}`;
  return addToRequest(state, toRequest(state, black, url).message);
}

const queryOf = (href: string) => new URLSearchParams(href.split('?')[1]);
const modelsIn = (text = '') => text.match(/^Model: .+$/gm);

test('the first kiosk begins a request, at a URL that names it', () => {
  const href = ask('wall-kiosk');
  expect(href).toBe(`${REQUEST_PATH}?${toQuery(stateOf('wall-kiosk'))}`);
  expect(readDraft(href)?.values).toMatchObject({
    subject: 'Samenstelling: Wall kiosk, 43 inch',
    message: expect.stringMatching(/^Graag een offerte voor deze kiosk\.\n\nModel: Wall kiosk/),
  });
  expect(readDraft(href)?.isAdded).toBeUndefined();
});

test('a second kiosk is added, whether or not the message was edited, and the subject names both', () => {
  for (const typed of ['', '\n\nVoor onze hal in Utrecht.']) {
    const first = ask('clearvision');
    const values = readDraft(first)?.values;
    if (!values) throw new Error('no draft');
    if (typed) keepDraft(first, { values: { ...values, message: values.message + typed } });
    const second = ask('brandvision');
    const draft = readDraft(second);
    expect(draft?.values.subject).toMatch(
      /^Offerte voor twee kiosken: Clearvision \d\d inch en Brandvision \d\d inch$/,
    );
    expect(modelsIn(draft?.values.message)).toHaveLength(2);
    expect(draft?.values.message).toContain(`${typed}\n\nGraag ook een offerte voor deze kiosk.`);
    expect(draft?.isAdded).toBe(true);
    expect(readDraft(first)).toBeUndefined();
    const states = statesOf(queryOf(second), () => true);
    expect(states.map(({ composition }) => composition.model)).toEqual([
      'clearvision',
      'brandvision',
    ]);
    keepDraft(second);
  }
});

test('the same kiosk twice stands in the request once', () => {
  const first = ask('clearvision');
  expect(ask('clearvision')).toBe(first);
  expect(modelsIn(readDraft(first)?.values.message)).toHaveLength(1);
  expect(readDraft(first)?.isAdded).toBeUndefined();
});

test('a request for every model is kept whole, and fits the form', () => {
  const href = productIds.map(ask).pop() ?? '';
  const { subject, message } = readDraft(href)?.values ?? { subject: '', message: '' };
  expect(modelsIn(message)).toHaveLength(productIds.length);
  expect(kiosksOf(queryOf(href))).toHaveLength(productIds.length);
  expect(subject).toMatch(/^Offerte voor \p{L}+ kiosken/u);
  expect(subject.length).toBeLessThanOrEqual(contactLimits.subject.max);
  expect(message.length).toBeLessThanOrEqual(contactLimits.message.max);
});

test('name, address and a subject of the visitor stay', () => {
  const typed = {
    name: 'Noor',
    email: 'noor@bedrijf.example',
    subject: 'Hal Utrecht',
    message: '',
  };
  keepDraft(contactHref('samenstelling'), { values: typed });
  const href = ask('wall-kiosk');
  expect(readDraft(href)?.values).toMatchObject({ ...typed, message: expect.any(String) });
  expect(readDraft(ask('brandvision'))?.values.subject).toBe('Hal Utrecht');
});

test('a request whose kiosks were deleted from the message begins again', () => {
  const first = ask('clearvision');
  const values = readDraft(first)?.values;
  if (values) keepDraft(first, { values: { ...values, message: ' ' } });
  const second = ask('brandvision');
  expect(kiosksOf(queryOf(second))).toHaveLength(1);
  expect(modelsIn(readDraft(second)?.values.message)).toEqual([
    expect.stringContaining(specs.brandvision.name),
  ]);
});

test('the optional fields stay when a kiosk is added', () => {
  const first = ask('clearvision');
  const values = readDraft(first)?.values;
  if (!values) throw new Error('no draft');
  keepDraft(first, { values: { ...values, company: 'Bloemen Van Loon', date: '2027-03-15' } });
  expect(readDraft(ask('brandvision'))?.values).toMatchObject({
    company: 'Bloemen Van Loon',
    date: '2027-03-15',
  });
});
