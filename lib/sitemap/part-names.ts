/** The part of the sitemap that holds the pages. */
export const PAGES_PART = 'paginas.xml';

/** A part that holds posts; the first is number 1. */
export function postsPart(number: number): string {
  return `berichten-${number}.xml`;
}
