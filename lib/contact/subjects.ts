import { REQUEST_SUBJECT } from '../business/configurator/request-path';
import { type FaultId, faults } from '../business/content/faults';
import { type SectorId, sectors } from '../business/content/sectors';
import { type ServiceId, services } from '../business/content/services';
import { products } from '../business/products/products';
import type { ProductId } from '../business/products/specs';
import { lowerFirst } from '../platform/text/lower-first';

type GeneralSubject =
  | 'advies-kiosken'
  | 'advies-andere-markt'
  | 'advies-toegankelijkheid'
  | 'demo-narrowcasting'
  | 'demo-platform'
  | 'demo-showroom'
  | 'garantie'
  | 'kleurstaal'
  | 'offerte'
  | 'samenstelling'
  | 'storing'
  | 'toegankelijkheid'
  | 'vakdagen';

/** Name of a subject in the URL of the contact form. */
export type ContactSubject =
  | GeneralSubject
  | `advies-${ProductId | SectorId}`
  | `demo-${ServiceId}`
  | `handleiding-${ProductId}`
  | `storing-${FaultId}`;

const generalSubjects: Record<GeneralSubject, string> = {
  'advies-kiosken': 'Advies over kiosken',
  'advies-andere-markt': 'Advies voor een andere markt',
  'advies-toegankelijkheid': 'Advies over een toegankelijke kiosk',
  'demo-narrowcasting': 'Demo narrowcastingsoftware',
  'demo-platform': 'Demo digitaal platform',
  'demo-showroom': 'Demo in de showroom',
  garantie: 'Garantie verlengen',
  kleurstaal: 'Kleurstaal aanvragen',
  offerte: 'Offerte aanvragen',
  samenstelling: REQUEST_SUBJECT,
  storing: 'Storing melden',
  toegankelijkheid: 'Toegankelijkheid van deze website',
  vakdagen: 'Vraag na de Vakdagen Scherm & Ruimte',
};

type Entry = [ContactSubject, string];

/** The text of each subject, by its name in the URL. */
export const contactSubjects: ReadonlyMap<string, string> = new Map([
  ...Object.entries(generalSubjects),
  ...products.map(({ id, name }): Entry => [`advies-${id}`, `Advies over de ${name}`]),
  ...products.map(({ id, name }): Entry => [`handleiding-${id}`, `Handleiding aanvragen: ${name}`]),
  ...sectors.map(({ id, contactSubject }): Entry => [`advies-${id}`, contactSubject]),
  ...services.map(({ id, name }): Entry => [`demo-${id}`, `Demo: ${name}`]),
  ...faults.map(({ id, symptom }): Entry => [`storing-${id}`, `Storing: ${lowerFirst(symptom)}`]),
]);

/** Whether a subject asks for a price or advice about kiosks, so that the form offers what a quote needs. */
export function asksForQuote(subject: string): boolean {
  return ['offerte', 'samenstelling'].includes(subject) || subject.startsWith('advies-');
}
