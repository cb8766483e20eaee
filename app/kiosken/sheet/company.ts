import { site } from '@/lib/site';

/** A separate module keeps the other company facts out of the client bundle. */
export const company: readonly string[] = [
  `${site.legalName}, ${site.address.street}, ${site.address.postalCode} ${site.address.city}. ${site.phone.office.label}, ${site.email.info}`,
  `KvK ${site.kvk}, btw-id ${site.vatId}. Richtprijzen zijn een indicatie, geen aanbod. ${site.exampleNotice}`,
];
