import { refusalOf } from './refused-key';

test.each([
  ['fetch failed', undefined, 0, /^SUPABASE_URL: the project does not respond/],
  [
    'No suitable key or wrong key type',
    'PGRST301',
    401,
    /^The project refuses the key: is the key/,
  ],
  ['JWT issued at future', 'PGRST303', 401, /^The clock of this machine/],
  ['JWT not yet valid', 'PGRST303', 401, /^The clock of this machine/],
  ['JWT not in audience', 'PGRST303', 401, /^The project could not check the key: JWT not in/],
  ['Invalid API key', undefined, 401, /is SUPABASE_PUBLISHABLE_KEY right\?/],
  ['Could not find the function', 'PGRST202', 404, /npx supabase db push/],
  ['role "studio_owner" does not exist', '22023', 400, /npx supabase db push/],
  ['Could not query the database', 'PGRST002', 503, /could not check the key: .*\(503, PGRST002\)/],
  ['Server lacks JWT secret', 'PGRST300', 500, /could not check the key/],
])('"%s" (%s, %s) blames what it is about', (message, code, status, expected) => {
  expect(refusalOf({ code, message }, status, 'SUPABASE_SIGNING_KEY')).toMatch(expected);
});

test('a key that is not verified points to the variable that signed it', () => {
  const refused = { code: 'PGRST301', message: 'x' };
  expect(refusalOf(refused, 401, 'SUPABASE_JWT_SECRET')).toContain('legacy JWT secret');
  expect(refusalOf(refused, 401, 'SUPABASE_SIGNING_KEY')).not.toContain('JWT secret');
});
