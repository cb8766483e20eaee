/**
 * The title of a post: hyphens become spaces and every word is capitalised.
 * "hoe-helder-moet-het" -> "Hoe Helder Moet Het".
 */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toLocaleUpperCase('nl') + word.slice(1))
    .join(' ');
}
