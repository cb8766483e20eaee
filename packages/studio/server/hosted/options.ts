import { z } from 'zod';
import type { SigningKey } from '../../keys/sign-studio-key';
import { signingKeyFrom } from '../../keys/signing-key';

const required = z.string().min(1, 'is not set');
const url = z
  .url({ protocol: /^https?$/, error: 'must be a full http(s) URL' })
  .transform((value) => value.replace(/\/+$/, ''));
const secret = z.string().min(32, 'must have at least 32 characters (openssl rand -base64 48)');

const schema = z.object({
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEY: required,
  SITE_URL: url,
  STUDIO_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+(:\d+)?$/, 'must be a host name, such as studio.zuilwerk.example'),
  STUDIO_SESSION_SECRET: secret,
  STUDIO_EARLIER_SESSION_SECRET: secret.optional(),
  STUDIO_SIGNING_KEY: z.string().transform(signingKey).optional(),
  HEALTH_TOKEN: z.string().optional(),
  STUDIO_PROXIES: z.string().default(''),
  PORT: z.coerce.number().int().min(0).max(65535).default(3100),
});

function signingKey(value: string, context: z.RefinementCtx): SigningKey {
  try {
    return signingKeyFrom(value);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : 'is not a key');
    return z.NEVER;
  }
}

/** What the hosted studio needs to start. */
export type HostedOptions = {
  supabaseUrl: string;
  publishableKey: string;
  /** The site whose pages are previewed. */
  siteUrl: string;
  /** The host name that editors open, with its port where that is not 443. */
  host: string;
  /** The first one seals sessions; those of the others go on. Equal on all instances. */
  secrets: [string, ...string[]];
  /** Lets owners make keys in the studio. Who has it can make a key of every role: only where the operator chose so. */
  signedBy?: SigningKey | string;
  /** Opens the details of /api/health of the site. */
  healthToken?: string;
  /** IP addresses of the proxies in front. */
  proxies: string[];
  /** The folder with the bundled client. */
  clientFolder: string;
  /** 0 for any free port. */
  port: number;
};

/**
 * The options in the variables of the environment; an empty one counts as missing.
 * @throws {Error} with one line for each variable that is missing or wrong
 */
export function optionsFrom(
  environment: Record<string, string | undefined>,
  clientFolder: string,
): HostedOptions {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(given);
  if (!data) {
    const lines = error.issues.map(({ path: [name], message }) =>
      given[String(name)] === undefined
        ? `  ${String(name)}: is not set`
        : `  ${String(name)}: ${message}`,
    );
    throw new Error(
      `The hosted studio needs these variables (docs/hosting.md):\n${lines.join('\n')}`,
    );
  }
  const { STUDIO_SESSION_SECRET, STUDIO_EARLIER_SESSION_SECRET: earlier } = data;
  return {
    supabaseUrl: data.SUPABASE_URL,
    publishableKey: data.SUPABASE_PUBLISHABLE_KEY,
    siteUrl: data.SITE_URL,
    host: data.STUDIO_HOST,
    secrets: [STUDIO_SESSION_SECRET, ...(earlier ? [earlier] : [])],
    signedBy: data.STUDIO_SIGNING_KEY,
    healthToken: data.HEALTH_TOKEN,
    proxies: data.STUDIO_PROXIES.split(',')
      .map((proxy) => proxy.trim())
      .filter(Boolean),
    clientFolder,
    port: data.PORT,
  };
}
