import { unwrap } from './elements';

/**
 * Removes links that lead nowhere from a page: to a place in the document that was copied, such as its notes and
 * contents, and to a file beside it. Their text stays.
 */
export function removeDeadLinks(body: HTMLElement) {
  for (const link of body.querySelectorAll('a[href]')) {
    const href = (link.getAttribute('href') ?? '').trim();
    if (/^www\./i.test(href)) link.setAttribute('href', `https://${href}`);
    else if (!isAddress(href)) unwrap(link);
  }
}

/** Places in a document of Word or LibreOffice; a browser may have put the address of a page in front. */
const OWN_PLACE = /#(_(ftn|edn|toc|ref|hlk|msocom)|sd(foot|end)note|__RefHeading)/i;

/** An address with all its parts, or a path of the site. Which of the others may be linked: parse-rules.ts. */
function isAddress(href: string): boolean {
  if (OWN_PLACE.test(href)) return false;
  if (/^\/(?![/\\])/.test(href)) return true;
  // A mail or phone call without anybody.
  return /^(?!(?:mailto|tel):$)[a-z][\w+.-]*:/i.test(href);
}
