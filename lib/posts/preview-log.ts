import { logNotice } from '../platform/log';
import type { Finding } from './column-checks';

/** Enough for a day of writing. */
const MAX_REMEMBERED = 1000;

const logged = new Set<string>();

/** Logs what is to be mended in a post, each finding once: the studio loads a preview every two seconds while one types. */
export function logFindings(slug: string, findings: readonly Finding[]): void {
  for (const { kind, items } of findings) {
    const event = `Preview of ${slug}, ${kind}`;
    const detail = items.join(', ');
    const line = `${event}: ${detail}`;
    if (logged.has(line)) continue;
    if (logged.size === MAX_REMEMBERED) logged.clear();
    logged.add(line);
    logNotice(event, detail);
  }
}
