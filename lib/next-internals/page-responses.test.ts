import { answerOf, PageResponses } from './page-responses.mjs';

const pageWith = (script: string) => ({
  kind: 'APP_PAGE',
  html: `<main></main><script>self.__next_f.push(${script})</script>`,
});

test('the policy of a page allows our own files and the scripts of this page alone', () => {
  const { 'content-security-policy': policy } = answerOf(pageWith('[1]')).headers;
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

test('the framework of a page loads late, and the policy lets it begin', () => {
  const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
  const { html, headers } = answerOf({ kind: 'APP_PAGE', html: `<main></main>${script}` });
  expect(html).toContain('<script type="application/json">["/_next/static/chunks/a.js"]</script>');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
});

test('a page with a head has a policy for Trusted Types, before every other script', () => {
  const { html, headers } = answerOf({ ...pageWith('[1]'), html: '<head><title>x</title></head>' });
  expect(html).toMatch(/^<head><script>[^<]*trustedTypes\?\.createPolicy\('default'/);
  expect(headers['content-security-policy']).toMatch(
    /script-src 'self' 'sha256-.*; require-trusted-types-for 'script'; trusted-types default$/,
  );
});

test('what is no page gets no policy here', () => {
  expect(answerOf({ kind: 'APP_ROUTE', body: Buffer.from('<xml/>') })).toEqual({ headers: {} });
});

test('an answer is made once for a copy, and anew for a newer one', () => {
  const answers = new PageResponses();
  const first = answers.of('/blog', pageWith('[1]'), 1000);
  expect(answers.of('/blog', pageWith('[1]'), 1000)).toBe(first);
  expect(answers.of('/blog', pageWith('[2]'), 2000)).toEqual(answerOf(pageWith('[2]')));
  expect(answers.of('/action', pageWith('[1]'), 2000)).toEqual(first);
});
