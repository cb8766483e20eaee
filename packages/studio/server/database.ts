import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database as Schema } from '@/lib/platform/supabase/database.types';

/** After this the person gets an error, and may try again. */
const TIMEOUT_MS = 8000;

export type Database = SupabaseClient<Schema>;

type Access = { supabaseUrl: string; publishableKey: string; studioKey: string };

/** The API of the project in the role of the person's key, so that row-level security applies. Requests end after 8 s. */
export function createDatabase({ supabaseUrl, publishableKey, studioKey }: Access): Database {
  return createClient<Schema>(supabaseUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      headers: { authorization: `Bearer ${studioKey}` },
      fetch: (input, init) =>
        fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(TIMEOUT_MS) }),
    },
  });
}
