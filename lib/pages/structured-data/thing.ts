/** A schema.org item. Its builders check type and properties against the vocabulary (schema-dts). */
export type Thing = { '@type': string; [property: string]: unknown };

/**
 * JSON-LD for a `script` element, with "<" escaped so that no text can close the element.
 * Source: https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents
 */
export function toJsonLd(things: readonly Thing[]): string {
  const document = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(document).replaceAll('<', '\\u003c');
}
