import { site } from '@/lib/business/site';
import { routes } from '@/lib/routes';

/** vCard 3.0 (RFC 2426). `origin` is the base URL of the site. */
export function contactCard(origin: string): string {
  const { street, postalCode, city } = site.address;
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Verkoop;Afdeling;;;',
    `FN:${site.name}, afdeling Verkoop`,
    `ORG:${site.legalName}`,
    `TEL;TYPE=WORK:${site.phone.office.href.replace('tel:', '')}`,
    `EMAIL:${site.email.info}`,
    `ADR;TYPE=WORK:;;${street};${city};;${postalCode};Nederland`,
    `URL:${new URL(routes.contact, origin)}`,
    'END:VCARD',
  ]
    .join('\r\n')
    .replaceAll('\u00a0', ' ');
}
