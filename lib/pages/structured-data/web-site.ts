import type { WebSite } from 'schema-dts';
import { site } from '../../business/site';
import { absoluteUrl } from '../../platform/absolute-url';
import { organizationReference } from './organization';

/**
 * The site, with the name that search engines show above its pages.
 * Sources: https://schema.org/WebSite and
 * https://developers.google.com/search/docs/appearance/site-names
 */
export function webSite() {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: site.name,
    url: absoluteUrl('/'),
    inLanguage: 'nl-NL',
    publisher: organizationReference(),
  } satisfies WebSite;
}
