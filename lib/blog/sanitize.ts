import 'server-only';
import sanitizeHtml from 'sanitize-html';
import { toAllowedImage } from './allowed-images';

/** Elements that an article needs. Headings start at h2: the page's title is its only h1. */
const ALLOWED_TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ...['ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'sub', 'sup', 'a'],
  ...['figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const options: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    a: toSafeLink,
    img: (tagName, { src = '', ...attribs }) => ({
      tagName,
      attribs: { ...attribs, src: toAllowedImage(src) ?? '', loading: 'lazy', decoding: 'async' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/** Keeps where a link leads and decides the rest; a page of another site learns nothing of ours. */
function toSafeLink(tagName: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  if (href === undefined) return { tagName, attribs: {} };
  const isExternal = /^\s*https?:/i.test(href);
  return { tagName, attribs: isExternal ? { href, rel: 'noopener noreferrer' } : { href } };
}

/** Turns the HTML that an editor stored into HTML that can do nothing but be read. */
export function sanitizePostHtml(html: string): string {
  return makeTablesScroll(sanitizeHtml(html, options));
}

/** A wide table scrolls inside a box that the keyboard can reach. Sanitised tables have no attributes. */
function makeTablesScroll(html: string): string {
  return html
    .replaceAll(
      '<table>',
      '<div class="table-scroll" role="group" aria-label="Tabel" tabindex="0"><table>',
    )
    .replaceAll('</table>', '</table></div>');
}
