import { DEFAULT_CSP } from './default-csp';
import { securityHeaders } from './response-headers';

/** The value of a header in the last of the rules with this source. */
function header(source: string, key: string, siteUrl = 'https://x.example', isOnNode = true) {
  const headers = securityHeaders(siteUrl, isOnNode).find(
    (rule) => rule.source === source,
  )?.headers;
  return headers?.find((found) => found.key === key)?.value;
}

test('a site without a cache handler, such as on Vercel, still has a policy', () => {
  const policy = (isOnNode: boolean) =>
    header('/((?!kader/).*)', 'content-security-policy', 'https://x.example', isOnNode);
  expect(policy(false)).toBe(DEFAULT_CSP);
  expect(policy(true)).toBeUndefined();
});

test('browsers are told to stay on https where the site is on https, and nowhere else', () => {
  const key = 'strict-transport-security';
  expect(header('/:path*', key)).toBe('max-age=63072000');
  expect(header('/:path*', key, 'http://localhost:3000')).toBeUndefined();
});
