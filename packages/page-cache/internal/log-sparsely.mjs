import { now } from '../clock.mjs';

const SILENCE_MS = 60_000;

/** When each event was logged last. @type {Map<string, number>} */
const loggedAt = new Map();

/**
 * Logs an event that may happen on every page, such as a full disk: one line a minute stands for all. In the format of
 * lib/platform/log.ts, which the cache handler cannot load because it is TypeScript.
 * @param {string} event one of few @param {any} error
 */
export function logSparsely(event, error) {
  if (now() - (loggedAt.get(event) ?? Number.NEGATIVE_INFINITY) < SILENCE_MS) return;
  loggedAt.set(event, now());
  const detail = String(error?.code ?? error?.message ?? error);
  const line = { time: new Date().toISOString(), level: 'error', event, detail };
  console.error(process.env.LOG_FORMAT === 'json' ? JSON.stringify(line) : `${event}: ${detail}`);
}
