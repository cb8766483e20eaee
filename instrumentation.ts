/** Runs once when the server starts: a wrong environment stops it here, not at the first visitor. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requireEnv } = await import('./lib/require-env');
  requireEnv();
  const { listenForChanges } = await import('./lib/renewal/change-bus');
  const { callOwnHook } = await import('./lib/renewal/own-hook');
  listenForChanges(callOwnHook);
}
