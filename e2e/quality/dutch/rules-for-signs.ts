import type { Rule } from './rule';

export const rulesForSigns: readonly Rule[] = [
  {
    name: 'quotes are single and curly',
    wrong: /["“”„‚«»`´]|(?<![\p{L}\d])'(?=\p{L})(?![snt]\b)|‘[^’]*$/gu,
    examples: {
      wrong: ['zei "ja"', 'de “ja” van', "het woord 'ja' telt", 'een ‘open citaat'],
      right: ['de gast tikt op ‘Ik heb een afspraak’', 'foto’s van ’s ochtends'],
    },
  },
  {
    name: 'an apostrophe is curly and turns to the left',
    wrong: /'|‘(?=[snt]\s)/gu,
    examples: {
      wrong: ["foto's", "'s ochtends", '‘s ochtends'],
      right: ['foto’s', '’s ochtends', '‘stil’'],
    },
  },
  {
    name: 'a dash between words is a spaced en dash',
    wrong: /—|―|--| - |\p{L}–\p{L}|\S–[ ]|\S[ ]–\S/gu,
    examples: {
      wrong: [
        'de zuil—zwart',
        'de zuil -- zwart',
        'de zuil - zwart',
        'de zuil–zwart',
        'zuil –zwart',
      ],
      right: ['de zuil – zwart – staat', '9.00–17.30\u00a0uur', 'vloer- of wandruimte', '–'],
    },
  },
  {
    name: 'a range of numbers has an en dash without spaces',
    wrong: /(?<![\d.,-])\d[\d.,]*\s?-\s?\d[\d.,]*(?![\d-])|\d\s–\s\d/gu,
    // The format of phone numbers on the site, and the part of a norm.
    allowed: [/\d{3}\u00a0–\u00a0\d{3}\u00a0\d{2}\u00a0\d{2}/g, /EN\u00a0(?:IEC\u00a0)?\d{5}-1/g],
    examples: {
      wrong: ['9.00-17.30\u00a0uur', '250 - 400\u00a0cd/m²', '25 – 27\u00a0maart'],
      right: [
        '25–27\u00a0maart',
        '012\u00a0–\u00a0345\u00a067\u00a000',
        '43-inch scherm',
        'EN\u00a0IEC\u00a062368-1',
      ],
    },
  },
  {
    name: 'an ellipsis is one sign',
    wrong: /\.{2,}/gu,
    // The specified label of the busy button, with three full stops.
    allowed: [/^Verzenden\.\.\.$/g],
    examples: {
      wrong: ['Berichten laden...', 'en zo verder..'],
      right: ['Berichten laden…', 'Verzenden...'],
    },
  },
  {
    name: 'a space stands behind a sign of punctuation, not before it',
    wrong: /[\p{L}\d)’][ \u00a0][,.;:?!)](?!\d)|\( |\p{Ll}[,;:?!]\p{L}|\p{Ll}{2}\.\p{Lu}\p{Ll}/gu,
    allowed: [/\d\u00a0:\u00a0\d/g],
    examples: {
      wrong: ['bel ons .', 'een zuil , een scherm', 'Klaar.Begin nu', 'zwart,wit'],
      right: ['bel ons. Begin nu', 'Zuilwerk B.V.', 'info@zuilwerk.example', '4,5\u00a0:\u00a01'],
    },
  },
  {
    name: 'one space stands between two words',
    wrong: / \u00a0|\u00a0[ \u00a0]/gu,
    examples: {
      wrong: ['82 \u00a0kg', '82\u00a0 kg'],
      right: ['82\u00a0kg van staal'],
    },
  },
];
