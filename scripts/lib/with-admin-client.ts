import { hasDatabase, lockHolderOf } from '../../packages/local-supabase/data-folder.ts';
import { type AdminClient, connectionError, createAdminClient } from './admin-client.ts';
import { DATA_ROOT, EMBEDDED_DATA, makePrivateFolder } from './private-files.ts';
import { UserError } from './user-error.ts';

/** Enough to download a backup of gigabytes: the signal also aborts the body. */
const TIME_LIMIT_MS = 60 * 60_000;

export type Project = AdminClient & { isEmbedded: boolean };

export function isHosted() {
  return Boolean(process.env.SUPABASE_URL || process.env.SUPABASE_SECRET_KEY);
}

/** Runs work on the project of the variables, else on the embedded one. */
export async function withAdminClient<T>(work: (project: Project) => Promise<T>): Promise<T> {
  if (isHosted()) return work({ ...createAdminClient(), isEmbedded: false });
  return withEmbeddedProject(work);
}

/** Starts the embedded backend for the work when it is not running. */
export async function withEmbeddedProject<T>(work: (project: Project) => Promise<T>): Promise<T> {
  if (!hasDatabase(EMBEDDED_DATA)) {
    throw new UserError(
      'There is no data here yet: npm start creates it. For a hosted project set SUPABASE_URL and SUPABASE_SECRET_KEY.',
    );
  }
  makePrivateFolder(DATA_ROOT);
  if (lockHolderOf(EMBEDDED_DATA)) return work({ ...createAdminClient(), isEmbedded: true });
  const { startEmbeddedSupabase } = await import('../../packages/local-supabase/index.ts');
  const backend = await startEmbeddedSupabase({ folder: EMBEDDED_DATA });
  try {
    return await work({ url: backend.url, secretKey: backend.secretKey, isEmbedded: true });
  } finally {
    await backend.close();
  }
}

export async function callOwnerRoute(
  { url, secretKey }: Project,
  route: string,
): Promise<Response> {
  const response = await fetch(url + route, {
    method: 'POST',
    headers: { apikey: secretKey },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch((error: unknown) => {
    throw connectionError(url, error);
  });
  if (response.ok) return response;
  const reason = (await response.json().catch(() => undefined))?.message ?? response.status;
  throw new UserError(
    response.status === 404
      ? 'The running site is an older version without this function. Stop it, or start it again.'
      : `The running site reported an error: ${reason}`,
  );
}
