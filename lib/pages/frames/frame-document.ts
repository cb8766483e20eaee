import { escapeMarkup } from '../../platform/text/escape-markup';
import { cspHash } from '../../requests/security/csp-hash.mjs';
import type { FramedContent } from './framed-content';

const STYLE =
  'html,body{height:100%;margin:0;overflow:hidden}iframe{display:block;width:100%;height:100%;border:0}';
const STYLE_HASH = cspHash(STYLE);

/** What every embed needs; navigating the page, dialogs and downloads stay blocked. */
const BASE_SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
];

/**
 * A document with one third-party iframe and its CSP. Separate, because the CSP of a page stays in force
 * during client-side navigation, so that every page would have to allow every third party.
 */
export function frameDocument({ src, title, rights }: FramedContent) {
  const attributes = Object.entries({
    src,
    title,
    sandbox: [...BASE_SANDBOX, ...(rights.sandbox ?? [])].join(' '),
    allow: (rights.allow ?? []).join('; '),
    // YouTube and map API keys require the origin.
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
