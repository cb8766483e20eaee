import { now } from './clock.mjs';

/** Key on the global object for the folder in which the cache handler stores pages: it shares no modules with the code that Next bundles. */
export const STORED_IN = Symbol.for('zuilwerk.stored-in');

/** On a full disk every page fails: one log line a minute stands for all. */
const SILENCE_MS = 60_000;

let loggedAt = Number.NEGATIVE_INFINITY;

/** Logs in the format of lib/log.ts, which the cache handler cannot load because it is TypeScript. @param {any} error */
export function reportCacheWriteError({ code, message }) {
  if (now() - loggedAt < SILENCE_MS) return;
  loggedAt = now();
  const event = 'Storing rendered pages failed, they are kept in memory';
  const detail = String(code ?? message);
  const line = { time: new Date().toISOString(), level: 'error', event, detail };
  console.error(process.env.LOG_FORMAT === 'json' ? JSON.stringify(line) : `${event}: ${detail}`);
}
