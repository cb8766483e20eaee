/** A place on the site; what a visitor looks for must stand in its name or in `about`. */
export type SearchEntry = { href: string; name: string; about: string };
