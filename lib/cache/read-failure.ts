import { logError } from '../log';

/** What Next says first when renewing a value of `unstable_cache` failed; the error follows. */
const REPORT = 'revalidating cache with key: ';

/** On the global object: Next bundles this file more than once. */
const IS_QUIET = Symbol.for('zuilwerk.quiet-revalidation');
const global = globalThis as { [IS_QUIET]?: boolean };

/** Thrown within `unstable_cache` after the cause was logged. */
export class ReadFailure extends Error {
  readonly isLogged = true;
}

/**
 * Keeps Next from printing such an error once more, with its key and its stack: some fifteen lines of
 * compiled source after the one that says what failed. Of another error in there one line is left.
 */
export function printReadFailuresOnce(): void {
  if (global[IS_QUIET]) return;
  global[IS_QUIET] = true;
  const print = console.error;
  console.error = (...args: unknown[]) => {
    const [text, error] = args;
    const isReport = typeof text === 'string' && text.startsWith(REPORT);
    // Not `instanceof`, for the same reason.
    if (!isReport) print(...args);
    else if (!(error as Partial<ReadFailure> | undefined)?.isLogged) {
      logError('Renewing what is kept failed', error);
    }
  };
}
