/**
 * The title of a post: hyphens become spaces and every word is capitalised.
 * "hoe-helder-moet-het" -> "Hoe Helder Moet Het". A Dutch ij is one letter: "ijs" -> "IJs".
 */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.replace(/^(ij|.)/u, (first) => first.toUpperCase()))
    .join(' ');
}
