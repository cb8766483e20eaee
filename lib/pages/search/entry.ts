/** A page or section of the site; the search indexes `name` and `about`. */
export type SearchEntry = { href: string; name: string; about: string };

/** Reads the entries of a list from the page that shows it. @param list element with an item for each entry */
export function entriesOf(list: ParentNode): SearchEntry[] {
  return Array.from(list.querySelectorAll('li'), (entry) => ({
    href: entry.querySelector('a')?.getAttribute('href') ?? '',
    name: entry.querySelector('a')?.textContent?.trim() ?? '',
    about: entry.querySelector('p')?.textContent ?? '',
  }));
}
