import { cspHash } from '@/lib/requests/security/csp-hash.mjs';

/** The page shows no more than the site, runs no script, and may stand in a frame of the studio only. */
const policyOf = (styleHashes: string[]) =>
  [
    "default-src 'none'",
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ');

const SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;
const STYLE = /<style\b[^>]*>(.*?)<\/style>/gs;

/**
 * A page of the site for the frame of the studio: without its scripts, which may not run there, and with a font that is
 * waited for. On the site a late font is given up, so that no text moves; a preview is to show the lines as they will be.
 * @param sitePolicy the Content-Security-Policy of the page: inline styles that it allows are allowed here
 */
export function previewDocument(
  html: string,
  sitePolicy: string,
): { html: string; policy: string } {
  const hashes: string[] = [];
  const shown = html.replaceAll(SCRIPT, '').replaceAll(STYLE, (element, style: string) => {
    if (!sitePolicy.includes(cspHash(style))) return element;
    const patient = style.replaceAll('font-display:optional', 'font-display:block');
    hashes.push(cspHash(patient));
    return element.replace(style, () => patient);
  });
  return { html: shown, policy: policyOf(hashes) };
}
