import { element, escapeMarkup } from '../../platform/text/escape-markup';
import type { Feed, FeedEntry } from './feed';

/**
 * Renders a feed as RSS 2.0 with full content in `content:encoded`; `self` is its absolute URL.
 * Sources: https://www.rssboard.org/rss-specification, https://web.resource.org/rss/1.0/modules/content/
 * and https://www.dublincore.org/specifications/dublin-core/dcmi-terms/, since `author` of RSS is an e-mail address
 */
export function toRss(feed: Feed, self: string): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.url),
    element('description', feed.description),
    element('language', 'nl-NL'),
    `<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>`,
    ...(feed.modifiedAt ? [element('lastBuildDate', rfc822(feed.modifiedAt))] : []),
    ...feed.entries.map((entry) => toItem(entry, feed.author)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function toItem({ title, url, summary, content, publishedAt }: FeedEntry, author: string): string {
  return [
    '<item>',
    element('title', title),
    element('link', url),
    element('guid', url),
    element('dc:creator', author),
    element('pubDate', rfc822(publishedAt)),
    element('description', summary),
    element('content:encoded', content),
    '</item>',
  ].join('\n');
}

/** "Tue, 11 Feb 2025 09:15:00 GMT" */
function rfc822(timestamp: string): string {
  return new Date(timestamp).toUTCString();
}
