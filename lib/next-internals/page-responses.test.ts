import { PageResponses, responseOf } from './page-responses.mjs';

const pageWith = (script: string) => ({
  kind: 'APP_PAGE',
  html: `<main></main><script>self.__next_f.push(${script})</script>`,
});

test('the CSP of a page allows files of this site and the inline scripts of this page only', () => {
  const { 'content-security-policy': policy } = responseOf(pageWith('[1]')).headers;
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}='$/),
    "style-src 'self'",
    "img-src 'self'",
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
  ]);
});

test('the scripts of a page are deferred, and its CSP allows the script that loads them', () => {
  const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
  const { html, headers } = responseOf({ kind: 'APP_PAGE', html: `<main></main>${script}` });
  expect(html).toContain('<script type="application/json">["/_next/static/chunks/a.js"]</script>');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
});

test('a page with a head creates its Trusted Types policy before every other script', () => {
  const { html, headers } = responseOf({
    ...pageWith('[1]'),
    html: '<head><title>x</title></head>',
  });
  expect(html).toMatch(/^<head><script>[^<]*trustedTypes\?\.createPolicy\('default'/);
  expect(headers['content-security-policy']).toMatch(
    /script-src 'self' 'sha256-.*; require-trusted-types-for 'script'; trusted-types default$/,
  );
});

test('the response of a route gets no CSP from the cache handler', () => {
  expect(responseOf({ kind: 'APP_ROUTE', body: Buffer.from('<xml/>') })).toEqual({ headers: {} });
});

test('the response of a stored copy is made once, and again for a newer copy', () => {
  const responses = new PageResponses();
  const first = responses.of('/blog', pageWith('[1]'), 1000);
  expect(responses.of('/blog', pageWith('[1]'), 1000)).toBe(first);
  expect(responses.of('/blog', pageWith('[2]'), 2000)).toEqual(responseOf(pageWith('[2]')));
  expect(responses.of('/action', pageWith('[1]'), 2000)).toEqual(first);
});
