import { decodeHTML } from 'entities/decode';

/** The metadata and style sheets in the head of a page. */
export type Head = {
  title: string;
  canonical: string;
  /** The content of a meta element by its `name` or `property`. */
  meta: (name: string) => string | undefined;
  /** The URLs of alternate versions of the page, by content type. */
  alternates: Record<string, string | undefined>;
  /** The URLs in document order. */
  styleSheets: string[];
};

export function readHead(html: string): Head {
  const metas = attributesOf('meta', html);
  const links = attributesOf('link', html);
  const alternates = links.filter(({ rel, type }) => rel === 'alternate' && type);
  return {
    title: decodeHTML(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? '',
    meta: (wanted) =>
      metas.find(({ name, property }) => name === wanted || property === wanted)?.content,
    alternates: Object.fromEntries(alternates.map(({ type, href }) => [type, href])),
    styleSheets: links.flatMap(({ rel, href }) => (rel === 'stylesheet' && href ? [href] : [])),
  };
}

function attributesOf(tag: string, html: string): Record<string, string | undefined>[] {
  return Array.from(html.matchAll(new RegExp(`<${tag} ([^>]*)>`, 'g')), ([, text = '']) =>
    Object.fromEntries(
      Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name, value = '']) => [
        name,
        decodeHTML(value),
      ]),
    ),
  );
}
