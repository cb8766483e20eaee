import { existsSync, readFileSync } from 'node:fs';
import { EMBEDDED_DATA } from './private-files.mjs';
import { UserError } from './user-error.mjs';

const EMBEDDED_SETTINGS = `${EMBEDDED_DATA}/settings.json`;

/**
 * Address and secret key of the project that an editor means: the one of the variables, else the
 * embedded one that runs on this machine.
 * @returns {{ url: string, secretKey: string }}
 */
export function createAdminClient() {
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
 * @param {{ url: string, secretKey: string }} project
 * @param {string} address below /rest/v1/
 * @param {{ method: string, body?: unknown }} request
 * @returns {Promise<any>} the rows that it touched, or what the function returned
 */
export async function requestAsAdmin({ url, secretKey }, address, { method, body }) {
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

/** @param {string} url @param {any} error */
export function notAnswering(url, error) {
  return new UserError(
    `${url} does not answer (${error.cause?.code ?? error.message}). Is npm run studio running?`,
  );
}
