import 'server-only';
import { getSupabase } from './client';

/** Shorter than the timeout of a health check. */
const TIMEOUT_MS = 2000;

/** A job of the database that does not run, and why: see missing_jobs() in supabase/migrations. */
export type MissingJob = { job: string; reason: string };

/** The jobs of the database that do not run; null when it cannot tell. Takes 2 s at most and never rejects. */
export async function missingJobs(): Promise<MissingJob[] | null> {
  try {
    const { data } = await getSupabase()
      .rpc('missing_jobs', {}, { get: true })
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
      .retry(false);
    return Array.isArray(data) ? data : null;
  } catch {
    return null;
  }
}
