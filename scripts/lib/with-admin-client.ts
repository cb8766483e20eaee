import { hasDatabase, userOf } from '../embedded-supabase/data-folder.ts';
import { createAdminClient, notAnswering } from './admin-client.ts';
import { DATA_ROOT, EMBEDDED_DATA, makePrivateFolder } from './private-files.ts';
import { UserError } from './user-error.ts';

/** For a backup of gigabytes, too: the signal also ends an answer that is still being read. */
const TIME_LIMIT_MS = 60 * 60_000;

export type Project = { url: string; secretKey: string; isEmbedded: boolean };

/** Whether the owner's commands mean a hosted project, by its address and secret key. */
export function isHosted() {
  return Boolean(process.env.SUPABASE_URL || process.env.SUPABASE_SECRET_KEY);
}

/** Runs work on the project that the owner means: that of the variables, else the embedded one. */
export async function withAdminClient<T>(work: (project: Project) => Promise<T>): Promise<T> {
  if (isHosted()) return work({ ...createAdminClient(), isEmbedded: false });
  return withEmbeddedProject(work);
}

/**
 * Runs work on the embedded backend of this folder: on the one that runs, else on one that is
 * started for it and ended afterwards.
 */
export async function withEmbeddedProject<T>(work: (project: Project) => Promise<T>): Promise<T> {
  if (!hasDatabase(EMBEDDED_DATA)) {
    throw new UserError(
      'There is no data here yet: npm start creates it. For a hosted project set SUPABASE_URL and SUPABASE_SECRET_KEY.',
    );
  }
  makePrivateFolder(DATA_ROOT);
  if (userOf(EMBEDDED_DATA)) return work({ ...createAdminClient(), isEmbedded: true });
  const { startEmbeddedSupabase } = await import('../embedded-supabase/index.ts');
  const backend = await startEmbeddedSupabase({ folder: EMBEDDED_DATA });
  try {
    return await work({ url: backend.url, secretKey: backend.secretKey, isEmbedded: true });
  } finally {
    await backend.close();
  }
}

/** Asks a route of `owner-routes.ts`. */
export async function askOwnerRoute({ url, secretKey }: Project, route: string): Promise<Response> {
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
