import { site } from '../../business/site';
import { absoluteUrl } from '../../platform/absolute-url';
import { routes, SECURITY_TXT_PATH } from '../../routes';

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The content of security.txt: where to report a vulnerability. Source: RFC 9116. @param now the time of the request */
export function securityTxt(now: Date): string {
  return [
    `Contact: mailto:${site.email.security}`,
    `Contact: ${absoluteUrl(routes.contact)}`,
    `Expires: ${new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${absoluteUrl(SECURITY_TXT_PATH)}`,
    '',
  ].join('\n');
}
