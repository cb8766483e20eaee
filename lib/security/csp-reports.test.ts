/** @jest-environment node */
import { logCspReports } from './csp-reports';

const lines = () => jest.mocked(console.warn).mock.calls.map(([line]) => line);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  // Another minute than that of the test before.
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

test('a violation is logged by directive, origin and path, without queries', async () => {
  await send([reported(`${SITE}/contact?onderwerp=Jan`)]);
  expect(lines()).toEqual([
    'Content policy violated: script-src-elem kept out https://elders.example on /contact',
  ]);
});

test('the older form of a report is read too', async () => {
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
])('the token in the preview address %s is not logged', async (path) => {
  await send([reported(SITE + path)]);
  expect(lines()).toEqual([expect.stringMatching(/ on \/voorbeeld$/)]);
});

test.each([
  ['no JSON', 'x'],
  ['something else', { a: 1 }],
  ['too long', [reported(`${SITE}/${'x'.repeat(16_000)}`)]],
])('what is %s is dropped', async (_, body) => {
  await send(body);
  expect(lines()).toEqual([]);
});

test('addresses of any length make short lines', async () => {
  await send([reported(`${SITE}/${'x'.repeat(5000)}`, `https://${'y.'.repeat(2000)}example`)]);
  expect(lines()[0]?.length).toBeLessThan(300);
});

test('no more than ten lines a minute are written', async () => {
  await send(Array.from({ length: 12 }, () => reported(`${SITE}/`)));
  await send([reported(`${SITE}/`)]);
  expect(lines()).toHaveLength(10);
  jest.advanceTimersByTime(60_000);
  await send([reported(`${SITE}/`)]);
  expect(lines()).toHaveLength(11);
});
