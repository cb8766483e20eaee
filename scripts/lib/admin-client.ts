import { existsSync, readFileSync } from 'node:fs';
import { EMBEDDED_DATA } from './private-files.ts';
import { UserError } from './user-error.ts';

const EMBEDDED_SETTINGS = `${EMBEDDED_DATA}/settings.json`;

export type AdminClient = { url: string; secretKey: string };

/** The project of the variables, else the embedded one that runs on this machine. */
export function createAdminClient(): AdminClient {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = process.env;
  if (SUPABASE_URL && SUPABASE_SECRET_KEY) {
    return { url: SUPABASE_URL.replace(/\/+$/, ''), secretKey: SUPABASE_SECRET_KEY };
  }
  if (SUPABASE_URL || SUPABASE_SECRET_KEY || !existsSync(EMBEDDED_SETTINGS)) {
    throw new UserError(
      'Set SUPABASE_URL and SUPABASE_SECRET_KEY (Project settings, API keys), or neither of them and keep npm run studio running.',
    );
  }
  const { port, secretKey } = JSON.parse(readFileSync(EMBEDDED_SETTINGS, 'utf8'));
  return { url: `http://127.0.0.1:${port}`, secretKey };
}

/** Requests a path below /rest/v1/; returns the affected rows or the result of the function, which is not validated. */
export async function requestAsAdmin<Result = Record<string, unknown>[]>(
  { url, secretKey }: AdminClient,
  path: string,
  { method, body }: { method: string; body?: unknown },
): Promise<Result> {
  const response = await fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw connectionError(url, error);
  });
  const result = await response.json().catch(() => null);
  if (!response.ok) {
    throw new UserError(`The database refused the request: ${result?.message ?? response.status}`);
  }
  return result;
}

/** Explains a rejected fetch, which hides its reason (ECONNREFUSED) in the cause. */
export function connectionError(url: string, error: unknown) {
  const cause = error instanceof Error ? error.cause : undefined;
  const message = error instanceof Error ? error.message : error;
  const reason = cause instanceof Error && 'code' in cause ? cause.code : message;
  return new UserError(`${url} does not respond (${reason}). Is npm run studio running?`);
}
