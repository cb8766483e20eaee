/** The sitemap of the pages. */
export const PAGES_PART = 'paginas.xml';

/** The sitemap of the posts of a calendar year (UTC). */
export function postsPart(year: number): string {
  return `berichten-${year}.xml`;
}
