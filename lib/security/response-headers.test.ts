import { BASE_POLICY, securityHeaders } from './response-headers';

/** The value of a header in the last of the rules with this source. */
function header(siteUrl: string, source: string, key: string) {
  const headers = securityHeaders(siteUrl).find((rule) => rule.source === source)?.headers;
  return headers?.find((found) => found.key === key)?.value;
}

test('a site without a cache handler, such as on Vercel, still has a policy', () => {
  expect(header('https://x.example', '/((?!kader/).*)', 'content-security-policy')).toBe(
    BASE_POLICY,
  );
  expect(BASE_POLICY.split('; ').sort()).toEqual([
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ]);
});

test('browsers are told to stay on https where the site is on https, and nowhere else', () => {
  const key = 'strict-transport-security';
  expect(header('https://x.example', '/:path*', key)).toBe('max-age=63072000');
  expect(header('http://localhost:3000', '/:path*', key)).toBeUndefined();
});
