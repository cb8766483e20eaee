import { UserError } from '../../../scripts/lib/user-error.ts';
import { expiryOf, readStudioKey } from '../keys/studio-key.ts';

const HINTS = {
  SITE_URL: 'the URL of the site for visitors',
  STUDIO_KEY: 'the owner makes one with npm run studio -- --new-key editor "Anna"',
};

/**
 * The hosted project and the person of the variables.
 * @throws {UserError} with one line for each variable that is missing or wrong
 */
export function hostedAccess() {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SITE_URL, STUDIO_KEY } = process.env;
  const problems = [problemOfUrl('SUPABASE_URL'), problemOfUrl('SITE_URL'), problemOfKey()];
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) {
    throw new UserError(
      `The studio needs these variables in .env.local (docs/editing.md):\n${found.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  return {
    supabaseUrl: withoutSlashes(SUPABASE_URL),
    publishableKey: SUPABASE_PUBLISHABLE_KEY ?? '',
    studioKey: STUDIO_KEY ?? '',
    siteUrl: withoutSlashes(SITE_URL),
  };
}

function problemOfUrl(name: 'SUPABASE_URL' | 'SITE_URL') {
  const value = process.env[name];
  if (!value) return missing(name);
  return /^https?:\/\//.test(value) && URL.canParse(value)
    ? undefined
    : `${name}: must be a full http(s) URL`;
}

function problemOfKey() {
  const key = process.env.STUDIO_KEY;
  if (!key) return missing('STUDIO_KEY');
  if (!readStudioKey(key)) return 'STUDIO_KEY: is not a key of the studio';
  const expiry = expiryOf(key);
  return expiry && expiry > new Date() ? undefined : `STUDIO_KEY: has expired; ${HINTS.STUDIO_KEY}`;
}

function missing(name: string) {
  return `${name}: is not set${name in HINTS ? ` (${HINTS[name as keyof typeof HINTS]})` : ''}`;
}

function withoutSlashes(url = '') {
  return url.replace(/\/+$/, '');
}
