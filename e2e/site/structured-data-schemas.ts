import { z } from 'zod';
import { site } from '../../lib/business/site';
import { sites } from '../support/fixtures';

/**
 * Google's required and recommended properties of each type, as far as they are true here. Strict,
 * so that a misspelt property is an error. Source:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const text = z.string().regex(/^[^\u00a0<>]*\w[^\u00a0<>]*$/);
const ownUrl = z.url().refine((url) => url.startsWith(`${sites.site}/`), 'not on this site');
const dateTime = z.iso.datetime({ offset: true });
const timeOfDay = z.iso.time({ precision: -1 });
const dutch = z.literal('nl-NL');

const reference = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': ownUrl,
  name: text,
  url: ownUrl,
});
const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text.optional(),
  postalCode: z
    .string()
    .regex(/^\d{4} [A-Z]{2}$/)
    .optional(),
  addressLocality: text,
  addressCountry: z.literal('NL'),
});
const telephone = z.string().regex(/^\+31\d{9}$/);

const area = z.array(z.enum(['NL', 'BE']));

const organization = z.strictObject({
  ...reference.shape,
  '@type': z.literal('LocalBusiness'),
  legalName: text,
  description: text,
  logo: ownUrl,
  image: ownUrl,
  areaServed: area,
  email: z.email(),
  telephone,
  address: address.required(),
  openingHoursSpecification: z.strictObject({
    '@type': z.literal('OpeningHoursSpecification'),
    dayOfWeek: z
      .array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']))
      .min(1),
    opens: timeOfDay,
    closes: timeOfDay,
  }),
  vatID: text,
  identifier: z.strictObject({
    '@type': z.literal('PropertyValue'),
    propertyID: text,
    value: z.string().regex(/^\d{8}$/),
  }),
  contactPoint: z.strictObject({
    '@type': z.literal('ContactPoint'),
    contactType: text,
    telephone,
    email: z.email(),
    availableLanguage: z.literal('nl'),
  }),
});

const webSite = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': ownUrl,
  name: text,
  url: ownUrl,
  inLanguage: dutch,
  publisher: reference,
});

const breadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int(),
        name: text,
        item: ownUrl,
      }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1)),
});

const editors = z.strictObject({
  '@type': z.literal('Organization'),
  name: z.literal(site.editors),
  url: ownUrl,
  parentOrganization: reference,
});

const blogPosting = z.strictObject({
  '@type': z.literal('BlogPosting'),
  headline: text.max(110),
  description: text,
  image: ownUrl,
  datePublished: dateTime,
  dateModified: dateTime,
  mainEntityOfPage: ownUrl,
  inLanguage: dutch,
  author: editors,
  publisher: reference,
});

const newsArticle = z.strictObject({
  '@type': z.literal('NewsArticle'),
  headline: text.max(110),
  description: text,
  image: ownUrl,
  datePublished: dateTime,
  mainEntityOfPage: ownUrl,
  inLanguage: dutch,
  temporalCoverage: z.string().regex(/^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/),
  contentLocation: z.strictObject({ '@type': z.literal('Place'), name: text, address }),
  author: editors,
  publisher: reference,
});

const faqPage = z.strictObject({
  '@type': z.literal('FAQPage'),
  inLanguage: dutch,
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text.endsWith('?'),
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
});

const videoObject = z.strictObject({
  '@type': z.literal('VideoObject'),
  name: text,
  description: text,
  thumbnailUrl: ownUrl,
  uploadDate: dateTime,
  duration: z.string().regex(/^PT\d+S$/),
  contentUrl: ownUrl,
  inLanguage: dutch,
});

const measure = (unitCode: string) =>
  z.strictObject({
    '@type': z.literal('QuantitativeValue'),
    value: z.number().positive(),
    unitCode: z.literal(unitCode),
  });

const variant = z.strictObject({
  '@type': z.literal('Product'),
  '@id': ownUrl,
  name: text,
  description: text,
  image: ownUrl,
  sku: text,
  size: z.enum(['43 inch', '55 inch']),
  height: measure('MMT'),
  width: measure('MMT'),
  depth: measure('MMT'),
  weight: measure('KGM'),
  additionalProperty: z.strictObject({
    '@type': z.literal('PropertyValue'),
    name: text,
    value: z.int().positive(),
    unitCode: z.literal('WTT'),
  }),
  // No `price` and no stock: a kiosk is made to order, from a lowest price.
  offers: z.strictObject({
    '@type': z.literal('AggregateOffer'),
    url: ownUrl,
    lowPrice: z.int().positive(),
    priceCurrency: z.literal('EUR'),
    availability: z.literal('https://schema.org/MadeToOrder'),
    itemCondition: z.literal('https://schema.org/NewCondition'),
    deliveryLeadTime: measure('WEE'),
    seller: reference,
  }),
});

const productGroup = z.strictObject({
  '@type': z.literal('ProductGroup'),
  '@id': ownUrl,
  name: text,
  description: text,
  image: ownUrl,
  url: ownUrl,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  productGroupID: text,
  variesBy: z.literal('https://schema.org/size'),
  hasVariant: z.array(variant).length(2),
});

const lowestOffer = z.strictObject({
  '@type': z.literal('Offer'),
  priceSpecification: z.strictObject({
    '@type': z.literal('UnitPriceSpecification'),
    minPrice: z.int().positive(),
    priceCurrency: z.literal('EUR'),
    unitText: text.startsWith('per '),
    valueAddedTaxIncluded: z.literal(false),
  }),
  seller: reference,
});

const service = z.strictObject({
  '@type': z.literal('Service'),
  '@id': ownUrl,
  name: text,
  description: text,
  serviceType: text.optional(),
  audience: z
    .strictObject({ '@type': z.literal('BusinessAudience'), audienceType: text })
    .optional(),
  image: ownUrl.optional(),
  url: ownUrl,
  areaServed: area,
  provider: reference,
  offers: lowestOffer.optional(),
});

const software = z.strictObject({
  '@type': z.literal('SoftwareApplication'),
  '@id': ownUrl,
  name: text,
  description: text,
  url: ownUrl,
  image: ownUrl,
  applicationCategory: z.literal('BusinessApplication'),
  operatingSystem: text,
  inLanguage: dutch,
  publisher: reference,
  offers: lowestOffer,
});

/** The JSON-LD of a page; an unknown type is an error. */
export const structuredData = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(
    z.discriminatedUnion('@type', [
      organization,
      webSite,
      breadcrumbList,
      blogPosting,
      newsArticle,
      faqPage,
      videoObject,
      productGroup,
      service,
      software,
    ]),
  ),
});

export type StructuredThing = z.infer<typeof structuredData>['@graph'][number];
