import { z } from 'zod';

const text = z.string().min(1);
const url = z.url({ protocol: /^https?$/, error: 'must be a full http(s) URL' });
/** Removes trailing slashes, because paths that start with one are appended. */
const baseUrl = url.transform((value) => value.replace(/\/+$/, ''));

const variables = z.object({
  SUPABASE_URL: baseUrl,
  SUPABASE_PUBLISHABLE_KEY: text,
  SITE_URL: baseUrl,
  REVALIDATE_SECRET: text.min(16, 'must have at least 16 characters').optional(),
  HEALTH_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  PARTNER_PORTAL_URL: url.optional(),
  CONFIGURATOR_URL: url.optional(),
  DEALER_ID: text.optional(),
  DEALER_BOOKING_URL: url.optional(),
  MAP_EMBED_URL: url.optional(),
  LIVE_CHAT_URL: url.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// URL' }).optional(),
  TRUSTED_PROXY_HOPS: z
    .string()
    .regex(/^\d$/, 'must be a number from 0 to 9')
    .default('0')
    .transform(Number),
  // lib/platform/log.ts reads it by itself, because it also logs before the environment is validated.
  LOG_FORMAT: z.enum(['text', 'json'], 'must be text or json').optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')
    .optional(),
  INDEXNOW_URL: url.optional(),
  CONTACT_NOTIFY_TO: z.email('must be an e-mail address').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// URL' }).optional(),
});

/** Neither has an effect without the other. */
const schema = variables.check(({ value, issues }) => {
  const { CONTACT_NOTIFY_TO, SMTP_URL } = value;
  if (!CONTACT_NOTIFY_TO === !SMTP_URL) return;
  const path = [SMTP_URL ? 'CONTACT_NOTIFY_TO' : 'SMTP_URL'];
  issues.push({ code: 'custom', input: value, path });
});

export type Env = z.infer<typeof schema>;

export class EnvironmentError extends Error {}

/**
 * Validates the variables of the site; an empty value counts as missing.
 * @param source the environment of a process
 * @throws {EnvironmentError}
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `  ${name}: ${given[name] === undefined ? 'is not set' : message}`;
  });
  throw new EnvironmentError(
    `The environment is not complete (.env.example explains each variable):\n${problems.join('\n')}`,
  );
}
