import { existsSync, readFileSync } from 'node:fs';
import { EMBEDDED_DATA } from './private-files.ts';
import { UserError } from './user-error.ts';

const EMBEDDED_SETTINGS = `${EMBEDDED_DATA}/settings.json`;

/**
 * Address and secret key of the project that an editor means: the one of the variables, else the
 * embedded one that runs on this machine.
 */
export function createAdminClient(): { url: string; secretKey: string } {
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

/**
 * A request to the data interface of a project with its secret key.
 * @param address below /rest/v1/
 * @returns the rows that it touched, or what the function returned
 */
export async function requestAsAdmin(
  { url, secretKey }: { url: string; secretKey: string },
  address: string,
  { method, body }: { method: string; body?: unknown },
): Promise<any> {
  const response = await fetch(`${url}/rest/v1/${address}`, {
    method,
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: JSON.stringify(body),
  }).catch((error) => {
    throw notAnswering(url, error);
  });
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new UserError(`The database refused it: ${answer?.message}`);
  return answer;
}

export function notAnswering(url: string, error: any) {
  return new UserError(
    `${url} does not answer (${error.cause?.code ?? error.message}). Is npm run studio running?`,
  );
}
