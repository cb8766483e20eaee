import { now } from './clock.mjs';

/**
 * Where on the global object the cache handler says in which folder it stores pages: it shares no other
 * state with the code that Next bundles.
 */
export const STORED_IN = Symbol.for('zuilwerk.stored-in');

/** On a full disk every page fails: one line says it for all of them. */
const SILENCE_MS = 60_000;

let toldAt = Number.NEGATIVE_INFINITY;

/** Writes a line as lib/log.ts does, which is TypeScript: the cache handler cannot load it. @param {any} error */
export function reportCacheWriteError({ code, message }) {
  if (now() - toldAt < SILENCE_MS) return;
  toldAt = now();
  const event = 'Storing rendered pages failed, they are kept in memory';
  const detail = String(code ?? message);
  const line = { time: new Date().toISOString(), level: 'error', event, detail };
  console.error(process.env.LOG_FORMAT === 'json' ? JSON.stringify(line) : `${event}: ${detail}`);
}
