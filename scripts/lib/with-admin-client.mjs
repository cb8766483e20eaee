import { hasDatabase, userOf } from '../embedded-supabase/data-folder.mjs';
import { createAdminClient, notAnswering } from './admin-client.mjs';
import { DATA_ROOT, EMBEDDED_DATA, makePrivateFolder } from './private-files.mjs';
import { UserError } from './user-error.mjs';

/** For a backup of gigabytes, too: the signal also ends an answer that is still being read. */
const TIME_LIMIT_MS = 60 * 60_000;

/** @typedef {{ url: string, secretKey: string, isEmbedded: boolean }} Project */

/** Whether the owner's commands mean a hosted project, by its address and secret key. */
export function isHosted() {
  return Boolean(process.env.SUPABASE_URL || process.env.SUPABASE_SECRET_KEY);
}

/**
 * Runs work on the project that the owner means: that of the variables, else the embedded one.
 * @template T
 * @param {(project: Project) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withAdminClient(work) {
  if (isHosted()) return work({ ...createAdminClient(), isEmbedded: false });
  return withEmbeddedProject(work);
}

/**
 * Runs work on the embedded backend of this folder: on the one that runs, else on one that is
 * started for it and ended afterwards.
 * @template T
 * @param {(project: Project) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withEmbeddedProject(work) {
  if (!hasDatabase(EMBEDDED_DATA)) {
    throw new UserError(
      'There is no data here yet: npm start creates it. For a hosted project set SUPABASE_URL and SUPABASE_SECRET_KEY.',
    );
  }
  makePrivateFolder(DATA_ROOT);
  if (userOf(EMBEDDED_DATA)) return work({ ...createAdminClient(), isEmbedded: true });
  const { startEmbeddedSupabase } = await import('../embedded-supabase/index.mjs');
  const backend = await startEmbeddedSupabase({ folder: EMBEDDED_DATA });
  try {
    return await work({ url: backend.url, secretKey: backend.secretKey, isEmbedded: true });
  } finally {
    await backend.close();
  }
}

/**
 * Asks a route of `owner-routes.mjs`.
 * @param {Project} project
 * @param {string} route
 * @returns {Promise<Response>}
 */
export async function askOwnerRoute({ url, secretKey }, route) {
  const response = await fetch(url + route, {
    method: 'POST',
    headers: { apikey: secretKey },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch((error) => {
    throw notAnswering(url, error);
  });
  if (response.ok) return response;
  const reason = (await response.json().catch(() => undefined))?.message ?? response.status;
  throw new UserError(
    response.status === 404
      ? 'The site runs in a version that cannot do this yet. Stop it, or start it again.'
      : `The running site could not do it: ${reason}`,
  );
}
