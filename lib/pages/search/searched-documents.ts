import { routes } from '../../routes';
import type { SearchEntry } from './entry';
import { extraSearchTerms } from './extra-search-terms';
import type { PlaceText } from './place-texts';

/** `about` says what the place is about, or is the passage that matches; `page` is the title of the page around it. */
export type SearchHit = SearchEntry & { page?: string };

export type SearchedDocument = SearchHit & {
  id: number;
  also: string;
  text: string;
  weight: number;
};

/** What the index holds, with its position as id. @param texts of places: of those in `entries`, and of others */
export function documentsOf(
  entries: readonly SearchEntry[],
  texts: readonly PlaceText[],
): SearchedDocument[] {
  const textByHref = new Map(texts.map(({ href, text }) => [href, text]));
  const listed = new Set(entries.map(({ href }) => href));
  const places = [
    ...entries,
    ...texts
      .filter(({ href }) => !listed.has(href))
      .map(({ href, page, heading }) => ({
        href,
        name: heading || page,
        about: '',
        page: heading && heading !== page ? page : undefined,
      })),
  ];
  return places.map((place, id) => ({
    ...place,
    id,
    also: extraSearchTerms[place.href] ?? '',
    text: textByHref.get(place.href) ?? '',
    weight: weightOf(place.href) * (id < entries.length ? 1 : UNLISTED),
  }));
}

/** A place that the list of the search page does not name is a detail. */
const UNLISTED = 0.35;

/** Their articles name every subject. */
const LEGAL = new Set<string>([
  routes.privacy,
  routes.terms,
  routes.cookies,
  routes.dataProcessing,
  routes.accessibility,
]);

/** Ranks posts, legal texts and what holds for one country below other entries on the same subject. */
function weightOf(href: string): number {
  const page = href.split('#')[0] ?? '';
  if (LEGAL.has(page) || page === routes.belgium) return 0.6;
  return href.startsWith(`${routes.blog}/`) ? 0.3 : 1;
}

/** Whether a place counts less than a detail of a page, as posts and legal texts do. */
export function isAside({ weight }: SearchedDocument): boolean {
  return weight < UNLISTED;
}
