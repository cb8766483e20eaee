import { logError } from '../log';
import { processWide } from './process-wide';

/** What Next says first when renewing a value of `unstable_cache` failed; the error follows. */
const REPORT = 'revalidating cache with key: ';

/** Thrown within `unstable_cache` after the cause was logged. */
export class BackendReadError extends Error {
  readonly isLogged = true;
}

/**
 * Keeps Next from printing such an error once more, with its key and its stack: some fifteen lines of
 * compiled source after the one that says what failed. Of another error in there one line is left.
 */
export function logReadErrorsOnce(): void {
  processWide('quiet-revalidation', replaceConsoleError);
}

function replaceConsoleError(): true {
  const print = console.error;
  console.error = (...args: unknown[]) => {
    const [text, error] = args;
    const isReport = typeof text === 'string' && text.startsWith(REPORT);
    // Not `instanceof`: the class exists once for each bundle.
    if (!isReport) print(...args);
    else if (!(error as Partial<BackendReadError> | undefined)?.isLogged) {
      logError('Renewing what is kept failed', error);
    }
  };
  return true;
}
