import type { LocalBusiness, Organization } from 'schema-dts';
import { site } from '../../business/site';
import { absoluteUrl } from '../../platform/absolute-url';
import { stripNbsp } from '../../platform/text/strip-nbsp';

/** Where we deliver, ISO 3166-1. */
export const areaServed = ['NL', 'BE'];

/** A reference to the company; the home page has its details under the same `@id`. */
export function organizationReference() {
  return {
    '@type': 'Organization',
    '@id': absoluteUrl('/#organisatie'),
    name: site.name,
    url: absoluteUrl('/'),
  } satisfies Organization;
}

/**
 * The company, as the kind of organization that has opening hours.
 * Sources: https://schema.org/LocalBusiness and
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function organization() {
  const { address, geo, phone, email, openingHours, profiles } = site;
  return {
    ...organizationReference(),
    '@type': 'LocalBusiness',
    legalName: site.legalName,
    description: site.description,
    logo: absoluteUrl('/icons/icon-512.png'),
    image: absoluteUrl('/pictures/open-graph/default.jpg'),
    email: email.info,
    telephone: telephone(phone.office.href),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: stripNbsp(address.postalCode),
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } as const }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    areaServed,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: openingHours.dayNames,
      opens: isoTime(openingHours.opens),
      closes: isoTime(openingHours.closes),
    },
    vatID: site.vatId,
    identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: site.kvk },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: telephone(phone.office.href),
      email: email.support,
      availableLanguage: 'nl',
    },
  } satisfies LocalBusiness;
}

function telephone(href: string): string {
  return href.replace('tel:', '');
}

/** "8.30" as "08:30". */
function isoTime(time: string): string {
  return time.replace('.', ':').padStart(5, '0');
}
