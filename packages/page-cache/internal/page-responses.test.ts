import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cspHash } from '../../../lib/requests/security/csp-hash.mjs';
import { PageResponses } from './page-responses.mjs';

const SHEET = '/_next/static/chunks/a.css';

const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
mkdirSync(path.join(folder, 'static/chunks'), { recursive: true });
writeFileSync(
  path.join(folder, 'static/chunks/a.css'),
  'p{background:url(../media/a.png)}.absent{color:red}',
);

const pageWith = (text: string, sheet = SHEET) => ({
  kind: 'APP_PAGE',
  html: `<head><link rel="stylesheet" href="${sheet}" data-precedence="next"/></head><body><p>${text}</p><script src="/_next/static/chunks/a.js" async=""></script><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script></body>`,
});

const responses = new PageResponses(folder);

test('the CSP of a page allows files of this site, and the inline scripts and style of this page only', async () => {
  const { headers } = await responses.of(pageWith('x'));
  expect(headers['content-security-policy']?.split('; ')).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src 'self'( 'sha256-[\w+/]{43}='){3}$/),
    `style-src 'self' ${cspHash('p{background:url(/_next/static/media/a.png)}')}`,
    "img-src 'self' blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'report-uri /api/csp-reports',
    'report-to csp',
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

test('a page holds the rules that it needs, with absolute URLs, and no blocking style sheet', async () => {
  const { html } = await responses.of(pageWith('x'));
  expect(html).toContain(
    '<style id="critical-style">p{background:url(/_next/static/media/a.png)}</style>',
  );
  expect(html?.replace(/<noscript.*<\/noscript>/, '')).not.toContain('<link rel="stylesheet"');
});

test('a page of another build, whose style sheet is gone, keeps its link', async () => {
  const gone = '/_next/static/chunks/gone.css';
  const { html, headers } = await responses.of(pageWith('x', gone));
  expect(html).toContain(`<link rel="stylesheet" href="${gone}" data-precedence="next"/>`);
  expect(headers['content-security-policy']).toContain("style-src 'self';");
});

describe('a page that cannot be improved', () => {
  const unreadable = '/_next/static/chunks';
  const page = pageWith('x', unreadable);
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());

  test('is sent as Next wrote it, with hashes of its scripts', async () => {
    const { html, headers } = await responses.of(page);
    expect(html?.replace(/<script>[^<]*trustedTypes.*?<\/script>/, '')).toBe(page.html);
    const [, entry = ''] = /id="_R_">(.*?)<\/script>/.exec(page.html) ?? [];
    expect(headers['content-security-policy']).toContain(cspHash(entry));
  });

  test('is tried again at its next visit', async () => {
    const broken = new PageResponses(folder);
    const file = path.join(folder, 'static/chunks/late.css');
    mkdirSync(file);
    const late = pageWith('x', '/_next/static/chunks/late.css');
    expect((await broken.ofStored('/', late, 1)).html).not.toContain('<style');
    rmSync(file, { recursive: true });
    writeFileSync(file, 'p{top:0}');
    expect((await broken.ofStored('/', late, 1)).html).toContain(
      '<style id="critical-style">p{top:0}</style>',
    );
  });
});

test('the response of a stored copy that failed is made again at its next visit', async () => {
  const failing = new PageResponses(folder);
  const make = jest.spyOn(failing, 'of').mockRejectedValueOnce(new Error('too many open files'));
  await expect(failing.ofStored('/', pageWith('x'), 1)).rejects.toThrow('too many open files');
  expect((await failing.ofStored('/', pageWith('x'), 1)).html).toContain('<p>x</p>');
  make.mockRestore();
});

test('a page with a head creates its Trusted Types policy before every other script', async () => {
  const { html } = await responses.of(pageWith('x'));
  expect(html).toMatch(/^<head><script>[^<]*trustedTypes&&trustedTypes\.createPolicy\('default'/);
});

test('the response of a route gets no CSP from the cache handler', async () => {
  const response = await responses.of({ kind: 'APP_ROUTE', body: Buffer.from('<xml/>') });
  expect(response).toEqual({ headers: {} });
});

test('the response of a stored copy is made once, and again for a newer copy', async () => {
  const first = await responses.ofStored('/blog', pageWith('1'), 1000);
  expect(await responses.ofStored('/blog', pageWith('1'), 1000)).toBe(first);
  const newer = await responses.ofStored('/blog', pageWith('2'), 2000);
  expect(newer.html).toContain('<p>2</p>');
  expect(await responses.ofStored('/action', pageWith('1'), 2000)).toEqual(first);
});

test('an old page that was read while its file was replaced does not stay', async () => {
  const replacedAt = Date.now();
  await responses.ofStored('/support', pageWith('old'), replacedAt);
  const { html } = await responses.ofStored('/support', pageWith('new'), replacedAt);
  expect(html).toContain('<p>new</p>');
});

test('a page that is rendered again without a change keeps its response', async () => {
  const rendered = await responses.ofStored('/news', pageWith('1'));
  expect(await responses.ofStored('/news', pageWith('1'), 1000)).toBe(rendered);
  expect(await responses.ofStored('/news', pageWith('1'), 2000)).toBe(rendered);
  const changed = await responses.ofStored('/news', pageWith('2'));
  expect(changed.html).toContain('<p>2</p>');
});
