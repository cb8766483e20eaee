import { logError } from '../log';
import { processWide } from './process-wide';

/** How Next begins its log line for a failed revalidation of `unstable_cache`; the error follows. */
const REPORT = 'revalidating cache with key: ';

/** Thrown within `unstable_cache` after the cause was logged. */
export class BackendReadError extends Error {
  readonly isLogged = true;
}

/** Keeps Next from logging such an error a second time, with some fifteen lines of stack. Of other errors one line is logged. */
export function logReadErrorsOnce(): void {
  processWide('quiet-revalidation', replaceConsoleError);
}

function replaceConsoleError(): true {
  const print = console.error;
  console.error = (...args: unknown[]) => {
    const [text, error] = args;
    const isReport = typeof text === 'string' && text.startsWith(REPORT);
    // Not `instanceof`: each bundle has its own copy of the class.
    if (!isReport) print(...args);
    else if (!(error as Partial<BackendReadError> | undefined)?.isLogged) {
      logError('Revalidating stored data failed', error);
    }
  };
  return true;
}
