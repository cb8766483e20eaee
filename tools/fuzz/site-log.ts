const STACK_LINE = /^\s+at /;
const CRASH = /uncaughtException|unhandledRejection|out of memory|FATAL/i;
/**
 * Said when a visitor's connection breaks after the middleware has read the body: Next then replaces
 * the request's listeners (body-streams.js, replaceRequestBody), so that the break finds none. Nothing
 * else comes of it.
 */
const BROKEN_CONNECTION = /uncaughtException: {1,2}Error: aborted/;

/** Collects what the server writes: how much, and what most of it is. */
export function createSiteLog() {
  let text = '';
  return {
    add(more: string) {
      text += more;
    },
    /** What was written since the last call. */
    take() {
      const taken = text;
      text = '';
      return taken;
    },
    summary() {
      const lines = text.split('\n').filter(Boolean);
      const first: Map<string, number> = new Map();
      for (const line of lines.filter((each) => /^\S/.test(each) && each.length > 2)) {
        const what = line.replaceAll(/"[^"]*"|[0-9a-f]{8,}|\d+/g, '…').slice(0, 100);
        first.set(what, (first.get(what) ?? 0) + 1);
      }
      return {
        lines: lines.length,
        stackLines: lines.filter((line) => STACK_LINE.test(line)).length,
        crashes: lines.filter((line) => CRASH.test(line) && !BROKEN_CONNECTION.test(line)),
        most: Array.from(first)
          .toSorted(([, one], [, other]) => other - one)
          .slice(0, 12),
      };
    },
  };
}
