import { existsSync, readFileSync } from 'node:fs';
import { parseEnv as parseEnvFile } from 'node:util';
import { decodeText } from './decode-text.ts';
import { UserError } from './user-error.ts';

export type Variables = Record<string, string | undefined>;

/** Every variable of .env.example, which explains them. A change of any of them needs a new build. */
export const siteVariables = [
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'SITE_URL',
  'REVALIDATE_SECRET',
  'HEALTH_TOKEN',
  'PARTNER_PORTAL_URL',
  'CONFIGURATOR_URL',
  'DEALER_ID',
  'DEALER_BOOKING_URL',
  'MAP_EMBED_URL',
  'LIVE_CHAT_URL',
  'INDEXNOW_KEY',
  'INDEXNOW_URL',
  'REDIS_URL',
  'CONTACT_NOTIFY_TO',
  'SMTP_URL',
  'TRUSTED_PROXY_HOPS',
  'LOG_FORMAT',
];

/**
 * Reads the .env files that Next reads, in the same order: variables that are set already stay, in Next too. Unlike Next
 * it takes `$` as it stands, and also reads UTF-16, which PowerShell 5 writes.
 */
export function loadEnvFiles(mode: 'production' | 'development' = 'production') {
  for (const name of [`.${mode}.local`, '.local', `.${mode}`, '']) {
    const file = `.env${name}`;
    if (!existsSync(file)) continue;
    for (const [variable, value] of Object.entries(parseEnvFile(readText(file))))
      process.env[variable] ??= value;
  }
}

function readText(file: string) {
  try {
    return decodeText(readFileSync(file)).text;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new UserError(`${file} cannot be read: ${reason}`);
  }
}

/** Whether the variables name a Supabase project; without them the embedded one is used. */
export function hasOwnSupabase() {
  const given = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'].filter((name) => process.env[name]);
  if (given.length === 1) {
    throw new UserError(
      `Only ${given[0]} is set. Set both SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY, or neither for the embedded backend.`,
    );
  }
  return given.length === 2;
}

/** @throws {UserError} with one line for each variable that is missing or wrong */
export async function checkVariables(defaultSiteUrl: string) {
  // A static import would fail before the packages are installed.
  const { EnvironmentError, parseEnv } = await import('../../lib/platform/env/variables.ts');
  const { SITE_URL, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = process.env;
  const isEmbedded = !SUPABASE_URL && !SUPABASE_PUBLISHABLE_KEY;
  try {
    parseEnv({
      ...process.env,
      SITE_URL: SITE_URL || defaultSiteUrl,
      ...(isEmbedded && {
        SUPABASE_URL: defaultSiteUrl,
        SUPABASE_PUBLISHABLE_KEY: 'set when the embedded backend starts',
      }),
    });
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    const isHalf = !SUPABASE_URL !== !SUPABASE_PUBLISHABLE_KEY;
    const hint = isHalf ? '\nWithout both Supabase variables the embedded backend is used.' : '';
    throw new UserError(error.message + hint);
  }
}

/**
 * The port that a variable chooses.
 * @throws {UserError} when its value is no port
 */
export function chosenPort(variable: 'PORT' | 'STUDIO_PORT', defaultPort: number): number {
  const text = process.env[variable] || String(defaultPort);
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new UserError(`${variable} must be a number from 1 to 65535, not "${text}".`);
}
