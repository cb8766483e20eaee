import type { Instrumentation } from 'next';

/** Runs once when the server starts. */
export async function register() {
  // Also compiled for the edge runtime, which lacks Node's modules: hence the dynamic imports.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { ignoreLogStreamErrors } = await import('./lib/platform/log-streams');
  ignoreLogStreamErrors();
  const { requireEnv } = await import('./lib/platform/env/require-env');
  const { SITE_URL } = requireEnv();
  const { registerHooks } = await import('./lib/requests/guard/register-hooks');
  const { paintFirst } = await import('./packages/page-cache/paint-first');
  const { isRenderedOnRequest } = await import(
    './lib/business/configurator/is-rendered-on-request'
  );
  const buildFolder = process.env.NEXT_DIST_DIR ?? '.next';
  const isDevelopment = process.env.NODE_ENV === 'development';
  registerHooks({
    siteUrl: SITE_URL,
    isDevelopment,
    isVercel: Boolean(process.env.VERCEL),
    improvePages: isDevelopment
      ? undefined
      : () => paintFirst({ isRenderedOnRequest, buildFolder }),
  });
  const { subscribeToChanges } = await import('./lib/posts/revalidation/change-bus');
  const { callLocalHook } = await import('./lib/posts/revalidation/call-local-hook');
  subscribeToChanges(callLocalHook);
  const { missingMigration } = await import('./lib/platform/supabase/missing-migration');
  // Awaiting it would keep the site from starting while its database is down.
  void missingMigration();
}

/** Logs an uncaught error with its route and request id. Next prints the stack itself. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logError } = await import('./lib/platform/log');
  logError(`Request for ${context.routePath} failed`, error);
};
