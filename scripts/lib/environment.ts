import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { UserError } from './user-error.ts';

export type Variables = Record<string, string | undefined>;

/** Every variable of .env.example, which explains them. A build is only as fresh as these. */
export const siteVariables = [
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'SITE_URL',
  'REVALIDATE_SECRET',
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

/** Reads the two files that the README names, as Next does. What is set already stands. */
export function loadEnvFiles() {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) loadEnvFile(file);
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

/**
 * Checks all variables of the site before anything is built or started.
 * @param siteUrl SITE_URL where the variable is not set
 * @throws {UserError} with a line for each variable that is missing or wrong
 */
export async function checkVariables(siteUrl: string) {
  // Imported here, because zod is not there before the packages are installed.
  const { EnvironmentError, parseEnv } = await import('../../lib/env/variables.mjs');
  const { SITE_URL, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = process.env;
  const isEmbedded = !SUPABASE_URL && !SUPABASE_PUBLISHABLE_KEY;
  try {
    parseEnv({
      ...process.env,
      SITE_URL: SITE_URL || siteUrl,
      ...(isEmbedded && { SUPABASE_URL: siteUrl, SUPABASE_PUBLISHABLE_KEY: 'of the embedded one' }),
    });
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    const isHalf = !SUPABASE_URL !== !SUPABASE_PUBLISHABLE_KEY;
    const hint = isHalf ? '\nWithout both Supabase variables the embedded backend is used.' : '';
    throw new UserError(error.message + hint);
  }
}

export function chosenPort(): number {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
  }
  return port;
}
