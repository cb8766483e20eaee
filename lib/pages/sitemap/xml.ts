import { element } from '../../platform/text/escape-markup';

/** Absolute URLs; `modifiedAt` is a date or an ISO timestamp, and `picture` is on the page itself. */
export type SitemapEntry = { url: string; modifiedAt?: string; picture?: string };

export const XML_HEADERS = { 'content-type': 'application/xml; charset=utf-8' };

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Source: https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const PICTURE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1';

/** URLs in one sitemap. Source: https://www.sitemaps.org/protocol.html */
export const MAX_ENTRIES = 50_000;

/** A sitemap of at most `MAX_ENTRIES` URLs. */
export function toSitemap(entries: readonly SitemapEntry[]): string {
  return document('urlset', 'url', entries);
}

/** A sitemap index. */
export function toSitemapIndex(entries: readonly SitemapEntry[]): string {
  return document('sitemapindex', 'sitemap', entries);
}

function document(root: string, name: string, entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<${root} xmlns="${NAMESPACE}" xmlns:image="${PICTURE_NAMESPACE}">`,
    ...entries.map(({ url, modifiedAt, picture }) =>
      [
        `<${name}>`,
        element('loc', url),
        modifiedAt ? element('lastmod', modifiedAt) : '',
        picture ? `<image:image>${element('image:loc', picture)}</image:image>` : '',
        `</${name}>`,
      ].join(''),
    ),
    `</${root}>`,
    '',
  ].join('\n');
}
