import type { Instrumentation } from 'next';

/** Runs once when the server starts. */
export async function register() {
  // Also compiled for the edge runtime, which lacks Node's modules: hence the dynamic imports.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { ignoreLogStreamErrors } = await import('./lib/log-streams');
  ignoreLogStreamErrors();
  const { requireEnv } = await import('./lib/env/require-env');
  const { SITE_URL } = requireEnv();
  const { registerHooks } = await import('./lib/request-guard/register-hooks');
  registerHooks({
    siteUrl: SITE_URL,
    isDevelopment: process.env.NODE_ENV === 'development',
    isVercel: Boolean(process.env.VERCEL),
  });
  const { subscribeToChanges } = await import('./lib/revalidation/change-bus');
  const { callLocalHook } = await import('./lib/revalidation/call-local-hook');
  subscribeToChanges(callLocalHook);
  const { missingMigration } = await import('./lib/supabase/missing-migration');
  // Not awaited: the site also starts while its database is down.
  void missingMigration();
}

/** Logs an uncaught error with its route and request id. Next prints the stack itself. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logError } = await import('./lib/log');
  logError(`Request for ${context.routePath} failed`, error);
};
