/** @jest-environment node */
import { logCspReports } from './csp-reports';

const lines = () => jest.mocked(console.warn).mock.calls.map(([line]) => line);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  // Begins another minute than the previous test: each has its own limit of lines.
  jest.useFakeTimers({ now: Date.now() + 120_000, doNotFake: ['nextTick', 'setImmediate'] });
});

afterEach(() => {
  jest.restoreAllMocks();
});

const SITE = 'https://www.zuilwerk.example';

function send(body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return logCspReports(new Request(`${SITE}/api/csp-reports`, { method: 'POST', body: text }));
}

const reported = (documentURL: string, blockedURL = 'https://elders.example/a.js?naam=Jan') => ({
  type: 'csp-violation',
  body: { effectiveDirective: 'script-src-elem', blockedURL, documentURL },
});

test('a CSP violation is logged with directive, origin and path, without queries', async () => {
  await send([reported(`${SITE}/contact?onderwerp=Jan`)]);
  expect(lines()).toEqual([
    'Content policy violated: script-src-elem kept out https://elders.example on /contact',
  ]);
});

test('a CSP report of report-uri is logged too', async () => {
  const report = {
    'violated-directive': 'style-src-attr',
    'blocked-uri': 'inline',
    'document-uri': `${SITE}/`,
  };
  await send({ 'csp-report': report });
  expect(lines()).toEqual(['Content policy violated: style-src-attr kept out inline on /']);
});

test.each([
  '/voorbeeld/geheim/bericht',
  '/Voorbeeld/geheim/bericht',
  '//voorbeeld/geheim',
  '/%76oorbeeld/geheim',
  '/%2fVOORBEEL%44/geheim',
])('the token in the preview URL %s is not logged', async (path) => {
  await send([reported(SITE + path)]);
  expect(lines()).toEqual([expect.stringMatching(/ on \/voorbeeld$/)]);
});

test.each([
  ['no JSON', 'x'],
  ['of another shape', { a: 1 }],
  ['too long', [reported(`${SITE}/${'x'.repeat(16_000)}`)]],
])('a CSP report that is %s is dropped', async (_, body) => {
  await send(body);
  expect(lines()).toEqual([]);
});

test('long URLs in a CSP report make a short log line', async () => {
  await send([reported(`${SITE}/${'x'.repeat(5000)}`, `https://${'y.'.repeat(2000)}example`)]);
  expect(lines()[0]?.length).toBeLessThan(300);
});

test('no more than ten CSP violations a minute are logged', async () => {
  await send(Array.from({ length: 12 }, () => reported(`${SITE}/`)));
  await send([reported(`${SITE}/`)]);
  expect(lines()).toHaveLength(10);
  jest.advanceTimersByTime(60_000);
  await send([reported(`${SITE}/`)]);
  expect(lines()).toHaveLength(11);
});
