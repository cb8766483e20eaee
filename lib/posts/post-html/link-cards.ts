/** What a card has as its class on a page. */
export const LINK_CARD_CLASS = 'link-card';

/** A figure with a link in a paragraph of its own, and at most one more paragraph of text. */
const LINK_CARD =
  /<figure>\s*<p>\s*<a href="([^"]*)"(?: rel="[^"]*")?>[^<]+<\/a>\s*<\/p>\s*(?:<p>[^<]*<\/p>\s*)?<\/figure>/g;

/** A name with its port; a hostile one could hold the quotation mark that ends an attribute. */
const PLAIN_HOST = /^[\w.-]+(?::\d+)?$/;

/** The host to which an address leads, as a card shows it; undefined for an address of this site, or none of the web. */
export function hostOf(href: string): string | undefined {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return undefined;
  const host = new URL(href).host.replace(/^www\./, '');
  return PLAIN_HOST.test(host) ? host : undefined;
}

/** Marks each figure of sanitised HTML that is a card, with the host of another site. Feeds show the paragraphs in it. */
export function markLinkCards(html: string): string {
  return html.replaceAll(LINK_CARD, (card, href: string) => {
    const host = hostOf(href);
    const attributes = `class="${LINK_CARD_CLASS}"${host ? ` data-host="${host}"` : ''}`;
    return card.replace('<figure>', `<figure ${attributes}>`);
  });
}
