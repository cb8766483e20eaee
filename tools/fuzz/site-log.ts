const STACK_LINE = /^\s+at /;
const CRASH = /uncaughtException|unhandledRejection|out of memory|FATAL/i;
/**
 * Logged, without further effect, when a connection breaks after the middleware has read the body:
 * Next has then replaced the error listeners of the request.
 * Source: next/dist/server/body-streams.js, replaceRequestBody
 */
const BROKEN_CONNECTION = /uncaughtException: {1,2}Error: aborted/;

export function createSiteLog() {
  let text = '';
  return {
    add(more: string) {
      text += more;
    },
    /** The output since the last call. */
    take() {
      const taken = text;
      text = '';
      return taken;
    },
    summary() {
      const lines = text.split('\n').filter(Boolean);
      const counts = new Map<string, number>();
      for (const line of lines.filter((each) => /^\S/.test(each) && each.length > 2)) {
        const pattern = line.replaceAll(/"[^"]*"|[0-9a-f]{8,}|\d+/g, '…').slice(0, 100);
        counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
      }
      return {
        lines: lines.length,
        stackLines: lines.filter((line) => STACK_LINE.test(line)).length,
        crashes: lines.filter((line) => CRASH.test(line) && !BROKEN_CONNECTION.test(line)),
        most: Array.from(counts)
          .toSorted(([, a], [, b]) => b - a)
          .slice(0, 12),
      };
    },
  };
}
