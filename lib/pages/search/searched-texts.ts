import { ralClassic } from '../../business/ral/ral-classic';
import type { Post } from '../../posts/post';
import { sanitizePostHtml } from '../../posts/sanitize';
import { postHref, routes } from '../../routes';
import { type PlaceText, placeTexts } from './place-texts';

/** The text of each post, split at its headings. */
export function postTexts(posts: readonly Post[]): PlaceText[] {
  return posts.flatMap(({ slug, title, content }) =>
    placeTexts(`<main><h1>${title}</h1>${sanitizePostHtml(content).html}</main>`, postHref(slug)),
  );
}

/** The names of all colours in which a kiosk can be painted; the page shows twelve. */
export function colourTexts(): PlaceText[] {
  const text = ralClassic
    .map(
      ({ code, name }) => `In RAL\u00a0${code} ${name.toLowerCase()} kunnen wij een kiosk lakken.`,
    )
    .join('\n');
  return [{ href: `${routes.kiosken}#kleuren`, page: '', heading: '', text }];
}
