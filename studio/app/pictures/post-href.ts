/** The list of posts, searched for the post of a slug. */
export function findPostHref(slug: string): string {
  return `#/berichten?zoek=${encodeURIComponent(slug)}`;
}
