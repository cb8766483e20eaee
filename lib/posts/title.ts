/** "hoe-helder-moet-het" becomes "Hoe Helder Moet Het". The Dutch ij counts as one letter: "ijs" becomes "IJs". */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.replace(/^(ij|.)/u, (first) => first.toUpperCase()))
    .join(' ');
}
