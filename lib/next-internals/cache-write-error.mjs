import { logSparsely } from './log-sparsely.mjs';

/** @param {any} error */
export function reportCacheWriteError(error) {
  logSparsely('Storing rendered pages failed, they are kept in memory', error);
}
