import type { Instrumentation } from 'next';

/** Runs once when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requireEnv } = await import('./lib/require-env');
  // A wrong environment stops the server here, not at the first visitor.
  const { SITE_URL } = requireEnv();
  const { guardServers } = await import('./lib/request-guard/guard-servers');
  guardServers(SITE_URL, process.env.NODE_ENV === 'development');
  const { handOddRequestsToMiddleware } = await import('./lib/request-guard/odd-requests');
  handOddRequestsToMiddleware();
  const { followRequestIds } = await import('./lib/request-id');
  followRequestIds();
  const { noteConnectionAddresses } = await import('./lib/client-address');
  noteConnectionAddresses();
  const { giveEveryAnswerAPolicy } = await import('./lib/security/base-policy');
  giveEveryAnswerAPolicy();
  const { letBrowsersAskEachTime } = await import('./lib/browser-cache');
  if (!process.env.VERCEL) letBrowsersAskEachTime();
  const { sendLengths } = await import('./lib/answer-length');
  sendLengths();
  const { sendKeptBytes } = await import('./lib/answer-bytes');
  sendKeptBytes();
  const { listenForChanges } = await import('./lib/renewal/change-bus');
  const { callOwnHook } = await import('./lib/renewal/own-hook');
  listenForChanges(callOwnHook);
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
