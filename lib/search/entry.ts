/** A page or section of the site; the search indexes `name` and `about`. */
export type SearchEntry = { href: string; name: string; about: string };
