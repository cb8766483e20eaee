import { createHash } from 'node:crypto';
import { escapeMarkup } from '../text/escape-markup';
import type { FramedContent } from './framed-content';

const STYLE =
  'html,body{height:100%;margin:0;overflow:hidden}iframe{display:block;width:100%;height:100%;border:0}';
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/**
 * Without scripts none of them is anything; without an origin of its own none reaches its own server
 * or remembers a choice; its links (a larger map, the video's own page) open a window, which is no
 * part of our page and therefore bound no more. Nothing may lead our page away, open a dialog or
 * download.
 */
const EVERYBODYS_RIGHTS = [
  'allow-scripts',
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
];

/**
 * A document that shows content of another party and allows nothing else. It is apart from the page
 * around it because the policy of a page stays in force while links lead on to other pages: a page
 * that let one party in would let it in everywhere, and one that visitors came to by a link could
 * not let it in at all.
 */
export function frameDocument({ src, title, rights }: FramedContent) {
  const attributes = Object.entries({
    src,
    title,
    sandbox: [...EVERYBODYS_RIGHTS, ...(rights.sandbox ?? [])].join(' '),
    allow: (rights.allow ?? []).join('; '),
    // Our name, which YouTube asks for and keys of maps are bound to; no path.
    referrerpolicy: 'strict-origin',
  }).map(([name, value]) => `${name}="${escapeMarkup(value)}"`);
  const html = `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head>
<body><iframe ${attributes.join(' ')}></iframe></body>
</html>`;
  const policy = [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    `frame-src ${new URL(src).origin}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return { html, policy };
}
