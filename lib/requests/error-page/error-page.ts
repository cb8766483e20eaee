import { wordmarkOutlines } from '../../business/drawings/wordmark';
import { palette } from '../../business/palette';
import { site } from '../../business/site';
import { escapeMarkup } from '../../platform/text/escape-markup';
import { cspHash } from '../security/csp-hash.mjs';
import type { ErrorText } from './error-texts';

/** Inline, because nothing else may be available when this page is shown. */
const STYLE = [
  ':root{color-scheme:light}',
  `body{margin:0;background:${palette.paper};color:${palette.ink};font:1.125rem/1.5 Archivo,Arial,sans-serif;overflow-wrap:anywhere}`,
  'main{max-width:42rem;padding:2rem clamp(1rem,4vw,3rem) 4rem}',
  'svg{height:2rem;width:auto;max-width:100%;display:block}',
  `h1{font-size:clamp(2rem,1.4rem + 2.6vw,3.25rem);line-height:1.04;margin:4rem 0 1.5rem;padding-top:1.5rem;border-top:.375rem solid ${palette.accent};text-wrap:balance}`,
  'a{color:inherit;text-underline-offset:.2em}',
  `a:focus-visible{outline:3px solid ${palette.ink};outline-offset:3px}`,
  'li{padding:.375rem 0}ul{list-style:none;margin:2rem 0 0;padding:0}',
].join('');

/** The Content-Security-Policy of the error page: its own style and nothing else. */
export const ERROR_PAGE_CSP = [
  "default-src 'none'",
  `style-src ${cspHash(STYLE)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The error page for responses outside of Next: text, phone and mail in one HTML document that loads nothing else. */
export function errorPage({ title, text }: ErrorText): string {
  const { email, phone, name } = site;
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)} | ${name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<a href="/" aria-label="${name}"><svg viewBox="0 0 692 177" aria-hidden="true"><path d="${Object.values(wordmarkOutlines).join('')}"/></svg></a>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(text)}</p>
<ul>
<li>Bellen: <a href="${phone.office.href}">${phone.office.label}</a></li>
<li>Mailen: <a href="mailto:${email.info}">${email.info}</a></li>
<li><a href="/">Naar de startpagina</a></li>
</ul>
</main>
</body>
</html>
`;
}

/** The same as one line of text, for programs and scripts. */
export function errorLine({ title, text }: ErrorText): string {
  return `${title} ${text}\n`;
}
