import type { EventEmitter } from 'node:events';

/**
 * Keeps the process serving after the reader of its log is gone (EPIPE), such as `npm start | tee` without `tee`. An
 * unhandled error of stdout or stderr becomes an uncaught exception; Next logs that to the same stream, which fails
 * again, and the process spends a whole core on it.
 */
export function ignoreLogStreamErrors(streams: EventEmitter[] = [process.stdout, process.stderr]) {
  for (const stream of streams) stream.on('error', () => {});
}
