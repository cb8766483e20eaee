import { optionsFrom } from './options';

const COMPLETE = {
  SUPABASE_URL: 'https://project.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SITE_URL: 'https://www.zuilwerk.example',
  STUDIO_HOST: 'studio.zuilwerk.example',
  STUDIO_SESSION_SECRET: 'x'.repeat(32),
};

test('the variables become options', () => {
  const variables = { ...COMPLETE, STUDIO_PROXIES: '172.30.8.10, ::1', PORT: '' };
  expect(optionsFrom(variables, 'client')).toMatchObject({
    supabaseUrl: 'https://project.supabase.co',
    secrets: ['x'.repeat(32)],
    proxies: ['172.30.8.10', '::1'],
    port: 3100,
  });
  const earlier = { ...COMPLETE, STUDIO_EARLIER_SESSION_SECRET: 'y'.repeat(32) };
  expect(optionsFrom(earlier, 'client').secrets).toEqual(['x'.repeat(32), 'y'.repeat(32)]);
});

test('what signs keys is read, and there is none where the operator gave none', () => {
  const jwk = { kty: 'EC', crv: 'P-256', kid: '1', x: 'x', y: 'y', d: 'd' };
  const given = { ...COMPLETE, STUDIO_SIGNING_KEY: JSON.stringify([jwk]) };
  expect(optionsFrom(given, 'client').signedBy).toEqual(jwk);
  const empty = { ...COMPLETE, STUDIO_SIGNING_KEY: '', SUPABASE_SIGNING_KEY: JSON.stringify(jwk) };
  expect(optionsFrom(empty, 'client').signedBy).toBeUndefined();
});

test.each([
  ['STUDIO_SIGNING_KEY', '{"kty":"EC"', 'is not JSON'],
  ['STUDIO_HOST', '', 'is not set'],
  ['STUDIO_HOST', 'https://studio.zuilwerk.example', 'must be a host name'],
  ['STUDIO_SESSION_SECRET', 'short', 'must have at least 32 characters'],
  ['SITE_URL', 'www.zuilwerk.example', 'must be a full http'],
])('%s "%s" is reported by its name and without its value', (name, value, problem) => {
  const start = () => optionsFrom({ ...COMPLETE, [name]: value }, 'client');
  expect(start).toThrow(`${name}: ${problem}`);
});
