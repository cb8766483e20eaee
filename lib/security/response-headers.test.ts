import { DEFAULT_CSP } from './default-csp';
import { securityHeaders } from './response-headers';

function header(source: string, key: string, siteUrl = 'https://x.example', isOnNode = true) {
  const headers = securityHeaders(siteUrl, isOnNode).find(
    (rule) => rule.source === source,
  )?.headers;
  return headers?.find((found) => found.key === key)?.value;
}

test('a site without a cache handler, as on Vercel, sends the default CSP', () => {
  const policy = (isOnNode: boolean) =>
    header('/((?!kader/).*)', 'content-security-policy', 'https://x.example', isOnNode);
  expect(policy(false)).toBe(DEFAULT_CSP);
  expect(policy(true)).toBeUndefined();
});

test('Strict-Transport-Security is sent by a site on https and not by one on http', () => {
  const key = 'strict-transport-security';
  expect(header('/:path*', key)).toBe('max-age=63072000');
  expect(header('/:path*', key, 'http://localhost:3000')).toBeUndefined();
});
