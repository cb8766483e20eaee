import 'server-only';
import sanitizeHtml from 'sanitize-html';
import { absoluteUrl } from '../absolute-url';
import type { Post } from '../blog/post';
import { sanitizePostHtml } from '../blog/sanitize';
import { postHref } from '../routes';
import { escapeMarkup } from '../text/escape-markup';

/**
 * The text of a post for a feed reader: its picture first, and every address in full, since a
 * reader shows it on a page of its own.
 */
export function feedContent({ slug, image, imageAlt, content }: Post): string {
  const alt = escapeMarkup(imageAlt);
  const picture = image ? `<p><img src="${escapeMarkup(image)}" alt="${alt}" /></p>` : '';
  const toFull = (address: string) => fullAddress(address, postHref(slug));
  // Cleaned already: this only rewrites addresses.
  return sanitizeHtml(picture + sanitizePostHtml(content).html, {
    allowedTags: false,
    allowVulnerableTags: true,
    allowedAttributes: false,
    transformTags: {
      a: (tagName, { href, ...attribs }) => ({
        tagName,
        attribs: href === undefined ? attribs : { ...attribs, href: toFull(href) },
      }),
      img: (tagName, { src = '', ...attribs }) => ({
        tagName,
        attribs: { ...attribs, src: toFull(src) },
      }),
    },
  });
}

function fullAddress(address: string, page: string): string {
  return URL.canParse(address, absoluteUrl(page))
    ? new URL(address, absoluteUrl(page)).href
    : address;
}
