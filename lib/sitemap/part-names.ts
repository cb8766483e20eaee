/** The part of the sitemap that holds the pages. */
export const PAGES_PART = 'paginas.xml';

/** The part that holds the posts of a calendar year (UTC). */
export function postsPart(year: number): string {
  return `berichten-${year}.xml`;
}
