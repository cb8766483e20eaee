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
  const { loadFrameworkLate } = await import('./lib/next-internals/late-framework');
  const { isRenderedOnRequest } = await import('./lib/configurator/is-rendered-on-request');
  const isDevelopment = process.env.NODE_ENV === 'development';
  registerHooks({
    siteUrl: SITE_URL,
    isDevelopment,
    isVercel: Boolean(process.env.VERCEL),
    improvePages: isDevelopment ? undefined : () => loadFrameworkLate(isRenderedOnRequest),
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
