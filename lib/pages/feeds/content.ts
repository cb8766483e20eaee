import 'server-only';
import sanitizeHtml from 'sanitize-html';
import { absoluteUrl } from '../../platform/absolute-url';
import { escapeMarkup } from '../../platform/text/escape-markup';
import type { Post } from '../../posts/post';
import { sanitizePostHtml } from '../../posts/sanitize';
import { postHref } from '../../routes';

/** The sanitised content of a post after its picture, with absolute URLs for feed readers. */
export function feedContent({ slug, image, imageAlt, content }: Post): string {
  const alt = escapeMarkup(imageAlt);
  const picture = image ? `<p><img src="${escapeMarkup(image)}" alt="${alt}" /></p>` : '';
  const toAbsolute = (url: string) => resolveUrl(url, postHref(slug));
  // Already sanitised: this only rewrites URLs.
  return sanitizeHtml(picture + sanitizePostHtml(content).html, {
    allowedTags: false,
    allowVulnerableTags: true,
    allowedAttributes: false,
    transformTags: {
      a: (tagName, { href, ...attribs }) => ({
        tagName,
        attribs: href === undefined ? attribs : { ...attribs, href: toAbsolute(href) },
      }),
      // Drops srcset and sizes, which fit the layout of the page.
      img: (tagName, { src = '', srcset, sizes, ...attribs }) => ({
        tagName,
        attribs: { ...attribs, src: toAbsolute(src) },
      }),
    },
  });
}

function resolveUrl(url: string, page: string): string {
  return URL.canParse(url, absoluteUrl(page)) ? new URL(url, absoluteUrl(page)).href : url;
}
