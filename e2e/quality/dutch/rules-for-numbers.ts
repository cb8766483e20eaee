import type { Rule } from './rule';

const UNITS = [
  ...['cd/m²', 'mm', 'cm', 'km', 'm²', 'm', 'kg', 'g', 'inch', '°C', 'l', 'ml'],
  ...['W', 'kW', 'kWh', 'V', 'A', 'Hz', 'GHz', 'dB', 'lux', 'px', 'GB', 'MB', 'kB', 'Mbit/s'],
  ...['procent', 'graden', 'euro', 'cent', 'uur', 'minuten', 'minuut', 'seconden', 'seconde'],
  ...['dagen', 'dag', 'werkdagen', 'werkdag', 'weken', 'week', 'maanden', 'maand', 'jaar'],
];
const UNIT = `(?:${UNITS.map((unit) => unit.replaceAll('/', '\\/')).join('|')})(?![\\p{L}\\d²/])`;
const MONTHS = [
  ...['januari', 'februari', 'maart', 'april', 'mei', 'juni'],
  ...['juli', 'augustus', 'september', 'oktober', 'november', 'december'],
];
const MONTH = `(?:${MONTHS.join('|')})`;
const MONTH_WITH_CAPITAL = `(?:${MONTHS.map((month) => month[0]?.toUpperCase() + month.slice(1)).join('|')})`;
const RAL_COLOUR = /(?<=RAL\u00a0)\d{4}|\b(?:1018|3020|4010|5002|7016|7035|8017|9005|9016)\b/g;
const NORM = /(?<=\b(?:EN|IEC)\u00a0)\d{5}\b/g;
const ARTICLE_OF_THE_CIVIL_CODE = /\b[1-8]:\d+(?=[^.;]*\u00a0BW| van het Burgerlijk Wetboek)/g;
const DAY_WITH_CAPITAL = '(?:Maan|Dins|Woens|Donder|Vrij|Zater|Zon)dag';

export const rulesForNumbers: readonly Rule[] = [
  {
    name: 'a number and its unit stay on one line',
    wrong: new RegExp(`\\d ?${UNIT}|\\d [%°″]`, 'gu'),
    examples: {
      wrong: ['2.500 cd/m²', '82 kg', '82kg', '24 uur', '43 inch'],
      right: ['2.500\u00a0cd/m²', '82\u00a0kg', '55\u00a0inch', '43-inch scherm', '4 meisjes'],
    },
  },
  {
    name: 'a number and the name that it completes stay on one line',
    wrong: /\b(?:RAL|EN|ISO|IEC|NEN|VESA|week|[Aa]rtikel) \d/gu,
    examples: {
      wrong: ['RAL 7016', 'EN 301 549', 'in week 15', 'Artikel 3'],
      right: ['RAL\u00a07016', 'in week\u00a015', 'de RAL-kleur'],
    },
  },
  {
    name: 'measures are multiplied with a × that stays with the number before it',
    wrong: /\d\s?[x*]\s?\d|\d ×|\d×|×\d/gu,
    examples: {
      wrong: ['400 x 400', '400x400', '640 × 450\u00a0mm', '640×450\u00a0mm'],
      right: ['640\u00a0× 450\u00a0mm', '640\u00a0×\u00a0450\u00a0mm'],
    },
  },
  {
    name: 'a large number has a full stop before its last three digits, and a decimal comma',
    wrong: new RegExp(
      `(?<![\\d.,/#])(?!(?:19|20)\\d\\d(?!\\d))[1-9]\\d{3,}(?![\\d.,]*\\p{L})|\\d,\\d{3}(?!\\d)|\\d\\.\\d{1,2}\\s${UNIT}`,
      'gu',
    ),
    allowed: [RAL_COLOUR, NORM, /\b\d{4}\u00a0[A-Z]{2}\b/g, /\b\d{1,2}\.\d{2}\suur/g],
    examples: {
      wrong: ['2500\u00a0cd/m²', '12500 schermen', '2,500\u00a0cd/m²', '95.2\u00a0cm'],
      right: [
        '2.500\u00a0cd/m²',
        '95,2\u00a0cm',
        'RAL\u00a07016',
        'in 2025',
        '1234\u00a0AB',
        'EN\u00a055032',
      ],
    },
  },
  {
    name: 'an amount is written as € 2.495, and its tax in lower case',
    wrong:
      /€(?!\u00a0\d)|\d\s?€|,-(?!\p{L})|,–|\bEUR\b|\d[.,]\d{3}\.\d{2}\b|\bBTW\b|\p{Ll} Btw\b|\bexc?\.? btw|\b(?:in|ex)cl btw/gu,
    examples: {
      wrong: ['€ 2.495', '€2.495', '2.495 €', '€\u00a02.495,-', 'excl. BTW', 'excl btw', 'ex. btw'],
      right: ['€\u00a02.495 excl. btw', 'Btw-nummer', 'exclusief btw', 'prijs in euro (€\u00a05)'],
    },
  },
  {
    name: 'a date is written as 24 maart 2025',
    wrong: new RegExp(
      [
        '\\b\\d{1,2}[-/]\\d{1,2}[-/]\\d{2,4}\\b',
        '\\b\\d{4}-\\d{2}-\\d{2}\\b',
        `\\d ${MONTH}\\b`,
        `\\d(?:e|ste|de)\\s${MONTH}\\b`,
        `(?:\\d|\\p{Ll})[ \\u00a0]${MONTH_WITH_CAPITAL}\\b`,
        `\\p{Ll} ${DAY_WITH_CAPITAL}\\b`,
        '\\bt/m\\b',
        '\\d[ \\u00a0](?:jan|feb|mrt|apr|jun|jul|aug|sep|sept|okt|nov|dec)\\b',
      ].join('|'),
      'gu',
    ),
    examples: {
      wrong: [
        ...['24-03-2025', '2025-03-24', '24 maart 2025', '24e maart', '24\u00a0Maart 2025'],
        ...['op Dinsdag', '25 t/m 27\u00a0maart', '24\u00a0mrt'],
      ],
      right: ['dinsdag 25\u00a0maart 2025', '25 tot en met 27\u00a0maart 2025', 'Maandag dicht'],
    },
  },
  {
    name: 'a time is written as 9.00–17.30 uur',
    wrong: /\b\d{1,2}:\d{2}\b|\b0\d\.\d{2}\b|\b\d{1,2}(?:u|h)\b|\d uur['’]?s\b/gu,
    allowed: [ARTICLE_OF_THE_CIVIL_CODE],
    examples: {
      wrong: ['9:00\u00a0uur', '09.00\u00a0uur', '17u', '9h'],
      right: ['9.00–17.30\u00a0uur', 'om 11.00\u00a0uur', 'artikel\u00a07:23\u00a0BW'],
    },
  },
  {
    name: 'a size is written out in inches, outside tables',
    wrong: /\d\s?″|\d[\u00a0 ]inch[\u00a0 ](?:scherm|kiosk|zuil|tafel|model)/gu,
    appliesTo: ({ isInTable }) => !isInTable,
    examples: {
      wrong: ['een zuil van 43″', 'een 43\u00a0inch scherm'],
      right: ['een zuil van 43\u00a0inch', 'een 43-inch scherm'],
    },
  },
];
