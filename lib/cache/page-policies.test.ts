import { PagePolicies, policyHeaders } from './page-policies.mjs';

const pageWith = (script: string) => ({
  kind: 'APP_PAGE',
  html: `<main></main><script>self.__next_f.push(${script})</script>`,
});

test('the policy of a page allows our own files and the scripts of this page alone', () => {
  const { 'content-security-policy': policy } = policyHeaders(pageWith('[1]'));
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

test('what is no page gets no policy here', () => {
  expect(policyHeaders({ kind: 'APP_ROUTE', body: Buffer.from('<xml/>') })).toEqual({});
});

test('a copy is hashed once, a newer one anew', () => {
  const policies = new PagePolicies();
  const first = policies.of('/blog', pageWith('[1]'), 1000);
  expect(policies.of('/blog', pageWith('[1]'), 1000)).toBe(first);
  expect(policies.of('/blog', pageWith('[2]'), 2000)).toEqual(policyHeaders(pageWith('[2]')));
  expect(policies.of('/action', pageWith('[1]'), 2000)).toEqual(first);
});
