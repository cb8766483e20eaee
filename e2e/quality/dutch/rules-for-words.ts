import { products } from '../../../lib/business/products/products';
import { site } from '../../../lib/business/site';
import type { Rule } from './rule';

/** Names, and specified labels with capitals. */
const NAMES_IN_HEADINGS = [
  ...[site.name, ...site.screenBrands, ...products.map(({ name }) => name)],
  ...['Narrowcasting Software', 'Digitaal Platform', 'Digital Signage', 'Word Dealer'],
  ...['Vakdagen Scherm & Ruimte', 'Europese Economische Ruimte', 'België'],
];

export const rulesForWords: readonly Rule[] = [
  {
    name: 'the visitor is addressed as u',
    wrong: /(?<![\p{L}\d-])(?:je|jij|jou|jouw|jouwe|jullie|jezelf|jijzelf|jouzelf)(?![\p{L}\d])/giu,
    examples: {
      wrong: ['Stel je kiosk samen', 'Jouw scherm', 'voor jullie', 'doe het zelf, jij!'],
      right: ['Stel uw kiosk samen', 'een ijsje', 'projecten'],
    },
  },
  {
    name: 'the visitor "heeft", and never "hebt"',
    wrong: /(?<!\p{L})hebt(?!\p{L})/giu,
    examples: {
      wrong: ['Wat u hebt verzonden', 'Hebt u nog een vraag?'],
      right: ['Wat u heeft verzonden', 'Zij hebben een vraag'],
    },
  },
  {
    name: 'a term has one spelling',
    wrong:
      /\b(?:email|e-mail adres|Wi-?Fi|wi-fi|software update|AI (?:chat|telefoon|assistent)|narrowcasting software|kiosk configurator|product blad|touch screen(?! table)|(?:on|off)-line)/gu,
    examples: {
      wrong: ['per email', 'uw e-mail adres', 'via WiFi', 'een software update', 'de AI chat'],
      right: ['per e-mail', 'uw e-mailadres', 'via wifi', 'software-update', 'Touch screen table'],
    },
  },
  {
    name: 'a heading has a capital at the start of a sentence only',
    wrong: /(?<=[\p{Ll}\d,:;)’–] )\p{Lu}\p{Ll}+/gu,
    allowed: NAMES_IN_HEADINGS.map((name) => new RegExp(name, 'g')),
    appliesTo: ({ isHeading = false }) => isHeading,
    examples: {
      wrong: ['Onze Nieuwe kiosken', 'Zo werkt het: De zuil'],
      right: ['Onze nieuwe Brandvision', 'Meer weten? Bel ons', 'Elke RAL-kleur'],
    },
  },
];
