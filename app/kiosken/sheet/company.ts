import { site } from '@/lib/site';

/** Two lines below a sheet on paper. Apart from the sheet: its script would bring every fact about the company. */
export const company: readonly string[] = [
  `${site.legalName}, ${site.address.street}, ${site.address.postalCode} ${site.address.city}. ${site.phone.office.label}, ${site.email.info}`,
  `KvK ${site.kvk}, btw-id ${site.vatId}. Richtprijzen zijn een indicatie, geen aanbod. ${site.exampleNotice}`,
];
