import type { Instrumentation } from 'next';

/** Runs once when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requireEnv } = await import('./lib/env/require-env');
  // A wrong environment stops the server here, not at the first visitor.
  const { SITE_URL } = requireEnv();
  const { guardServers } = await import('./lib/request-guard/guard-servers');
  guardServers(SITE_URL, process.env.NODE_ENV === 'development');
  const { normalizeRequests } = await import('./lib/request-guard/normalize-requests');
  normalizeRequests();
  const { trackRequestIds } = await import('./lib/http/request-id');
  trackRequestIds();
  const { recordConnectionIps } = await import('./lib/http/client-ip');
  recordConnectionIps();
  const { sendDefaultCsp } = await import('./lib/security/default-csp');
  sendDefaultCsp();
  const { revalidateInBrowsers } = await import('./lib/http/browser-cache-control');
  if (!process.env.VERCEL) revalidateInBrowsers();
  const { sendContentLength } = await import('./lib/http/content-length');
  sendContentLength();
  const { sendFromBuffers } = await import('./lib/http/response-buffers');
  sendFromBuffers();
  const { subscribeToChanges } = await import('./lib/revalidation/change-bus');
  const { callLocalHook } = await import('./lib/revalidation/call-local-hook');
  subscribeToChanges(callLocalHook);
  const { missingMigration } = await import('./lib/supabase/missing-migration');
  // Not awaited: the site also starts while its database is away.
  void missingMigration();
}

/** What nobody caught. Next prints the stack itself; this line says which request it was. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logError } = await import('./lib/log');
  logError(`Answering ${context.routePath} failed`, error);
};
