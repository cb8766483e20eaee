import { element } from '../text/escape-markup';

/** A full address, and the date or ISO timestamp of its last change where that is known. */
export type SitemapEntry = { url: string; modifiedAt?: string };

export const XML_HEADERS = { 'content-type': 'application/xml; charset=utf-8' };

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Addresses in one sitemap. Source: https://www.sitemaps.org/protocol.html */
export const MOST_ENTRIES = 50_000;

/** Pages, `MOST_ENTRIES` at most. */
export function toSitemap(entries: readonly SitemapEntry[]): string {
  return document('urlset', 'url', entries);
}

/** The sitemaps that belong together. */
export function toSitemapIndex(entries: readonly SitemapEntry[]): string {
  return document('sitemapindex', 'sitemap', entries);
}

function document(root: string, name: string, entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...entries.map(({ url, modifiedAt }) =>
      [
        `<${name}>`,
        element('loc', url),
        modifiedAt ? element('lastmod', modifiedAt) : '',
        `</${name}>`,
      ].join(''),
    ),
    `</${root}>`,
    '',
  ].join('\n');
}
