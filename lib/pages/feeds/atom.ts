import { element, escapeMarkup } from '../../platform/text/escape-markup';
import type { Feed, FeedEntry } from './feed';

/** Atom requires `updated`, also in a feed without posts. */
const UPDATED_WITHOUT_ENTRIES = '1970-01-01T00:00:00Z';

/**
 * Renders a feed as Atom 1.0 with full content; `self` is its absolute URL.
 * Source: https://www.rfc-editor.org/rfc/rfc4287
 */
export function toAtom(feed: Feed, self: string): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="nl-NL">',
    element('id', feed.url),
    element('title', feed.title),
    element('subtitle', feed.description),
    element('updated', feed.modifiedAt ?? UPDATED_WITHOUT_ENTRIES),
    `<link rel="alternate" type="text/html" href="${escapeMarkup(feed.url)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}"/>`,
    `<author>${element('name', feed.author)}</author>`,
    ...feed.entries.map(toEntry),
    '</feed>',
    '',
  ].join('\n');
}

function toEntry({ title, url, summary, content, publishedAt, modifiedAt }: FeedEntry): string {
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeMarkup(url)}"/>`,
    element('published', publishedAt),
    element('updated', modifiedAt),
    element('summary', summary),
    `<content type="html">${escapeMarkup(content)}</content>`,
    '</entry>',
  ].join('\n');
}
