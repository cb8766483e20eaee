/** The sides of a picture that a crop can keep; it keeps the middle where none is named. Spelled as CSS and sharp do. */
export const FOCUSES = [
  ...['left top', 'top', 'right top'],
  ...['left', 'right'],
  ...['left bottom', 'bottom', 'right bottom'],
] as const;

export type Focus = (typeof FOCUSES)[number];

const NAME = '#focus=';

/** The picture of a post, and what a crop keeps of it: the fragment of its URL names that. */
export function splitFocus(url: string): { url: string; focus: Focus | null } {
  const start = url.indexOf('#');
  if (start < 0) return { url, focus: null };
  const named = url.slice(start).replace(NAME, '').replaceAll('-', ' ');
  return {
    url: url.slice(0, start),
    focus: FOCUSES.find((focus) => focus === named) ?? null,
  };
}

/** The URL of a picture that names what a crop keeps of it; null for its middle. */
export function withFocus(url: string, focus: Focus | null): string {
  const picture = splitFocus(url).url;
  return focus ? `${picture}${NAME}${focus.replaceAll(' ', '-')}` : picture;
}
