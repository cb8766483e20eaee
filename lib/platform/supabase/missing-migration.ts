import 'server-only';
import { logError } from '../log';
import { processWide } from '../process-wide';
import { getSupabase } from './client';
import { FUNCTION_MISSING } from './error-codes';
import { firstMissingMigration } from './migration-names';

/** Shorter than the timeout of a health check. */
const TIMEOUT_MS = 2000;

type State = { isComplete: boolean; logged?: string };

/**
 * The first migration that the database lacks, which is logged once; null when it lacks none and when its version cannot
 * be read. Takes 2 s at most and never rejects. Once the database is complete it is not queried again.
 */
export async function missingMigration(): Promise<string | null> {
  const state = processWide<State>('missing-migration', () => ({ isComplete: false }));
  if (state.isComplete) return null;
  const version = await schemaVersion();
  if (version === undefined) return null;
  const missing = firstMissingMigration(version);
  state.isComplete = missing === null;
  if (missing && missing !== state.logged) {
    state.logged = missing;
    logError(
      'The database lacks migrations of supabase/migrations, run npx supabase db push (docs/upgrading.md)',
      `the first that is missing is ${missing}`,
    );
  }
  return missing;
}

/** Null where the database has no such function, so none of the migrations; undefined where it cannot be queried. */
async function schemaVersion(): Promise<string | null | undefined> {
  try {
    const { data, error } = await getSupabase()
      .rpc('schema_version', {}, { get: true })
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
      .retry(false);
    if (error) return error.code === FUNCTION_MISSING ? null : undefined;
    return typeof data === 'string' && /^\d{14}$/.test(data) ? data : undefined;
  } catch {
    return undefined;
  }
}
