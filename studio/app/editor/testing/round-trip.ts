import { cleanPostHtml } from '@/lib/blog/post-html/clean';
import { fromHtml } from '../html/from-html';
import { tidy } from '../html/tidy';
import { toHtml } from '../html/to-html';
import { parseHtml } from './parse-html';
import { randomDocument } from './random-document';
import { site } from './site';

/** What goes wrong when random documents are stored, shown as a page and opened again; an empty list when nothing does. */
export function roundTripFaults(firstSeed: number, count: number): object[] {
  return Array.from({ length: count }, (_, index) => faultOf(firstSeed + index)).filter(
    (fault) => fault !== null,
  );
}

function faultOf(seed: number): object | null {
  const doc = tidy(randomDocument(seed));
  doc.check();
  const html = toHtml(doc);
  const page = cleanPostHtml(html, site);
  if (page.removed.length > 0) return { seed, html, removed: page.removed };
  // The page first: what differs there only may have been changed by the sanitiser.
  for (const source of [page.html, html]) {
    const opened = fromHtml(source, site, parseHtml);
    if (!opened.eq(doc)) return { seed, html, source, opened: toHtml(opened) };
  }
  return null;
}
