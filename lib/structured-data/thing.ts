/** A thing of schema.org: its type, and properties whose values are text, numbers or things again. */
export type Thing = { '@type': string; [property: string]: unknown };

/**
 * Things as the text of a `script` element. "<" is written as an escape, so that no text of an
 * editor can end the element.
 * Source: https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents
 */
export function toJsonLd(things: readonly Thing[]): string {
  const document = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(document).replaceAll('<', '\\u003c');
}
