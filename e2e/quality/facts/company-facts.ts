import { campaign, securityUpdateYears, site } from '../../../lib/business/site';
import { MONTHS_REMEMBERED } from '../../../lib/platform/browser/embed-consent';
import { routes } from '../../../lib/routes';
import type { Fact } from './fact';

const { hardware, softwareSupport } = site.warrantyYears;

/** What the company promises, on every page where it says so. */
export const companyFacts: readonly Fact[] = [
  {
    name: 'uur tot een antwoord',
    says: [
      'antwoord[^.]*? binnen # uur',
      'binnen # uur (?:een )?(?:antwoord|reactie)',
      '^(?:[^.]*: )?binnen # uur\\.?$',
    ],
    values: [site.replyHours],
  },
  {
    name: 'uur dat de virtuele assistent bereikbaar is',
    says: [
      'assistent,? # uur per dag, # dagen per week',
      'assistent(?: op)?, # uur per dag(?!, \\d)',
    ],
    values: [24, 7],
  },
  {
    name: 'jaar garantie op hardware',
    says: [
      '# jaar garantie',
      'garantie van # jaar',
      '# jaar op (?:de )?hardware',
      'hardware[^:.]*: # jaar',
    ],
    values: [hardware],
  },
  {
    name: 'jaar softwareondersteuning',
    says: [
      '# jaar softwareondersteuning',
      'software: # jaar ondersteuning',
      'softwareondersteuning[^:.]*: # jaar',
    ],
    values: [softwareSupport],
  },
  {
    name: 'jaar beveiligingsupdates',
    says: ['beveiligingsupdates[^.]*?# jaar na de levering'],
    values: [securityUpdateYears],
  },
  {
    name: 'dagen dat een offerte geldig is',
    says: ['# dagen geldig'],
    values: [site.offerValidDays],
  },
  {
    name: 'dagen om te betalen',
    says: ['betaling binnen # dagen', 'betaalt binnen # dagen'],
    values: [site.paymentDays],
  },
  {
    name: 'maanden dat een keuze voor kaart of agenda bewaard blijft',
    says: ['zw-keuze.*?# maanden'],
    values: [MONTHS_REMEMBERED],
  },
  {
    name: 'maanden na de verloting tot de gegevens weg zijn',
    says: ['# maand na de trekking'],
    values: [1],
  },
  {
    name: 'maanden dat berichten bewaard blijven',
    says: ['# maanden na (?:ontvangst|het laatste contact)', 'daarna # maanden'],
    values: [12],
  },
  {
    name: 'waarde van de prijs van de verloting, zonder en met btw',
    says: ['€ # excl\\. btw \\(€ # incl\\. #% btw'],
    values: [campaign.prizeValue.exclVat, campaign.prizeValue.inclVat, 21],
  },
  {
    name: 'minuten van een gesprek over een aanvraag',
    says: ['\\bgesprek van # minuten'],
    values: [20],
    on: new RegExp(`^${routes.contact}`),
  },
  {
    name: 'minuten van een gesprek met een dealer',
    says: ['gesprek van # minuten', 'In # minuten bespreken'],
    values: [30],
    on: new RegExp(`^${routes.action}$`),
  },
  {
    name: 'minuten van een demo in een videogesprek',
    says: ['videogesprek van # minuten'],
    values: [30],
  },
  {
    name: 'minuten lopen van het station',
    says: ['# minuten lopen van station'],
    values: [5],
  },
  {
    name: 'dagen dat de tekst van een gesprek bewaard blijft',
    says: ['# dagen na het gesprek'],
    values: [30],
  },
  {
    name: 'leeftijd van deelnemers aan de verloting',
    says: ['# jaar of ouder'],
    values: [18],
  },
];
