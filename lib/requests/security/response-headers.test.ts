import { DEFAULT_CSP } from './default-csp';
import { headersEverywhere, securityHeaders } from './response-headers';

const SITE_URL = 'https://x.example';

test('a site without hooks, as on Vercel, sends the default CSP and the other headers by rules', () => {
  const headerOf = (source: string, key: string, isOnNode: boolean) =>
    securityHeaders(SITE_URL, isOnNode)
      .find((rule) => rule.source === source)
      ?.headers.find((header) => header.key === key)?.value;
  const policy = (isOnNode: boolean) =>
    headerOf('/((?!kader/).*)', 'content-security-policy', isOnNode);
  expect(policy(false)).toBe(DEFAULT_CSP);
  expect(policy(true)).toBeUndefined();
  expect(headerOf('/:path*', 'x-content-type-options', false)).toBe('nosniff');
});

test('Strict-Transport-Security is sent by a site on https and not by one on http', () => {
  const key = 'strict-transport-security';
  expect(headersEverywhere(SITE_URL)[key]).toBe('max-age=63072000');
  expect(headersEverywhere('http://localhost:3000')).not.toHaveProperty(key);
});
