/** How a list counts, where not by numbers: a, A, i or I, as `type` says it. */
const COUNTS_BY = /^[aAiI]$/;

/** The attributes of a numbered list without a `type` that a page cannot show. */
export function toListAttributes({ type, ...others }: Record<string, string>) {
  return type && COUNTS_BY.test(type) ? { ...others, type } : others;
}

/** Style sheets cannot tell the types a and A apart, but classes. */
export function nameListTypes(html: string): string {
  return html.replaceAll(/<ol( start(?:="[^"]*")?)?( type="([aAiI])")/g, '<ol$1$2 class="type-$3"');
}

/** An item that begins with a list, as one of which only the lists within it were copied, shows no marker of its own. */
export function hideOuterMarkers(html: string): string {
  return html.replaceAll(/<li>(?=\s*<[uo]l[ >])/g, '<li class="without-marker">');
}
