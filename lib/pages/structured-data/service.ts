import type { Service as ServiceThing, SoftwareApplication } from 'schema-dts';
import type { SectorStory } from '../../business/content/sector-stories/story';
import type { Sector } from '../../business/content/sectors';
import type { Service } from '../../business/content/services';
import { site } from '../../business/site';
import { absoluteUrl } from '../../platform/absolute-url';
import { stripNbsp } from '../../platform/text/strip-nbsp';
import { routes, sectorHref } from '../../routes';
import { areaServed, organizationReference } from './organization';

/** A service of the digital platform. Source: https://schema.org/Service */
export function serviceData({ id, name, idea, price }: Service) {
  return {
    '@type': 'Service',
    '@id': absoluteUrl(`${routes.digitaalPlatform}#${id}`),
    name,
    description: stripNbsp(idea),
    url: absoluteUrl(`${routes.digitaalPlatform}#${id}`),
    areaServed,
    provider: organizationReference(),
    offers: lowestOffer(price.amount, price.period),
  } satisfies ServiceThing;
}

/** What we do for one sector. */
export function sectorData(sector: Sector, { title, description, sharedPicture }: SectorStory) {
  return {
    '@type': 'Service',
    '@id': absoluteUrl(`${sectorHref(sector.id)}#dienst`),
    name: stripNbsp(title),
    description: stripNbsp(description),
    serviceType: 'Kiosken en narrowcasting',
    audience: { '@type': 'BusinessAudience', audienceType: sector.name },
    image: absoluteUrl(`/pictures/open-graph/${sharedPicture}.jpg`),
    url: absoluteUrl(sectorHref(sector.id)),
    areaServed,
    provider: organizationReference(),
  } satisfies ServiceThing;
}

/**
 * The narrowcasting software. Sources: https://schema.org/SoftwareApplication and
 * https://developers.google.com/search/docs/appearance/structured-data/software-app
 */
export function softwareData(description: string) {
  return {
    '@type': 'SoftwareApplication',
    '@id': absoluteUrl(`${routes.digitalSignage}#software`),
    name: `Narrowcastingsoftware van ${site.name}`,
    description: stripNbsp(description),
    url: absoluteUrl(routes.digitalSignage),
    image: absoluteUrl('/pictures/open-graph/digital-signage.jpg'),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Webbrowser',
    inLanguage: 'nl-NL',
    publisher: organizationReference(),
    offers: lowestOffer(site.softwarePricePerMonth, 'per scherm per maand'),
  } satisfies SoftwareApplication;
}

/** A price "from" is a lowest price: an exact one would promise too much. */
function lowestOffer(minPrice: number, unitText: string) {
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice,
      priceCurrency: 'EUR',
      unitText,
      valueAddedTaxIncluded: false,
    },
    seller: organizationReference(),
  } as const;
}
