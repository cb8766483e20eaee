import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { getEnv } from '../env/env';
import type { Database } from './database.types';

/** After this timeout a page is rendered without the data. */
const TIMEOUT_MS = 4000;

let client: SupabaseClient<Database> | undefined;

/**
 * The Supabase client with the publishable key, so row-level security applies. Requests time out after 4 s. Add
 * `.retry(false)` to reads: supabase-js otherwise retries them for 7 s.
 */
export function getSupabase(): SupabaseClient<Database> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = getEnv();
  client ??= createClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchWithTimeout },
  });
  return client;
}

const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, {
    ...init,
    // Next may cache responses by default; caching is decided where the data is read.
    cache: 'no-store',
    // AbortSignal.any does not do: Node 20 garbage-collects a timeout signal inside it, so it never fires.
    signal: init?.signal ?? AbortSignal.timeout(TIMEOUT_MS),
  });
