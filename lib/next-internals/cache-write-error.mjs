import { logSparsely } from './log-sparsely.mjs';

/** Key on the global object for the folder in which the cache handler stores pages: it shares no modules with the code that Next bundles. */
export const STORED_IN = Symbol.for('zuilwerk.stored-in');

/** @param {any} error */
export function reportCacheWriteError(error) {
  logSparsely('Storing rendered pages failed, they are kept in memory', error);
}
