import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { getEnv } from '../env/env';
import type { Database } from './database.types';

/** A visitor waits no longer than this for the database; the page then does without. */
const TIME_LIMIT_MS = 4000;

let client: SupabaseClient<Database> | undefined;

/**
 * The Supabase project as the public sees it: publishable key, row-level security decides. Calls
 * end after 4 s. Add `.retry(false)` to reads: supabase-js otherwise retries them for 7 s.
 */
export function getSupabase(): SupabaseClient<Database> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = getEnv();
  client ??= createClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchWithTimeLimit },
  });
  return client;
}

const fetchWithTimeLimit: typeof fetch = (input, init) =>
  fetch(input, {
    ...init,
    // Next would keep answers of its own accord; what is kept is decided where the data is read.
    cache: 'no-store',
    // Not AbortSignal.any: in Node 20 a timeout inside it is collected as garbage and never fires.
    signal: init?.signal ?? AbortSignal.timeout(TIME_LIMIT_MS),
  });
