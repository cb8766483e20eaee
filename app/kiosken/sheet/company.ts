import { site } from '@/lib/site';

/**
 * Printed below a sheet. A separate module, since importing `site` in the client component would
 * add all company facts to its script.
 */
export const company: readonly string[] = [
  `${site.legalName}, ${site.address.street}, ${site.address.postalCode} ${site.address.city}. ${site.phone.office.label}, ${site.email.info}`,
  `KvK ${site.kvk}, btw-id ${site.vatId}. Richtprijzen zijn een indicatie, geen aanbod. ${site.exampleNotice}`,
];
