import { stripInvisible } from '../../platform/text/strip-invisible';

const stopWords = new Set(
  'wat wie waar hoe welke wanneer is zijn een de het en of voor van in op met bij aan te om ik u uw over ons wij jullie mijn kan kunnen kunt heeft naar geen hij het hem je jij jouw we me mij ze zij er dit dat die deze daar hier moet moeten mag mogen wil willen graag doen wordt worden hebben heb hebt zou zit zitten als dan ook nog wel maar hoeveel waarom mee per tot door iets alles digitaal digitale informatie krijgen krijg opvragen past passen laten maken maakt lang gratis laat vrijblijvend vrijblijvende moeten kun hoelang welk vind zoek svp aub tussen the and you your how much many what where which can do does are have'.split(
    ' ',
  ),
);

/** The normalised words of a text: lower case, no accents, "3.500" as "3500", an inch sign as "inch". */
export function wordsOf(text: string): string[] {
  return (
    stripInvisible(text)
      // A text from a PDF has "ﬁ" as one letter.
      .replace(/[ﬀ-ﬆ]/g, (letters) => letters.normalize('NFKD'))
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      // "2.495" becomes "2495" before the split on punctuation.
      .replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1')
      .replace(/(\d)\s*["″”]/g, '$1 inch')
      .replace(/['’]s\b/g, 's')
      // "b&b" is one word.
      .replace(/\b(\p{L})&(?=\p{L}\b)/gu, '$1')
      // "ral7016" becomes "ral 7016".
      .replace(/\p{L}(?=\d)|\d(?=\p{L})/gu, '$& ')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
  );
}

/**
 * The words of a query without stop words, or all words when there are no others. An amount of money is "euro":
 * who writes "tot 3.000 euro" asks what things cost, not for that number.
 */
export function queryWords(query: string): string[] {
  const all = wordsOf(query.replace(/€/g, ' euro ')).filter(
    (word, position, words) =>
      !(/^\d{3,}$/.test(word) && [words[position - 1], words[position + 1]].includes('euro')),
  );
  const significant = all.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : all;
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Words of the same Latin or Greek root: "facturatie" and "factureren", "telefonisch" and "telefoon". */
export function otherForms(word: string): string[] {
  const [, root] = /^(.{4,})(?:aties?|eren|ering|ische?)$/.exec(word) ?? [];
  return root ? ['', 'atie', 'eren'].map((end) => root + end) : [];
}

/**
 * The stem of a word from `wordsOf`, shared by Dutch forms such as "prijs" and "prijzen"; numbers stay
 * unchanged. A tenth of Snowball's Dutch rules, whose packages add 3 kB or more.
 */
export function stem(word: string): string {
  // "sso" is not "zo", and Windows is no plural.
  if (/\d/.test(word) || word.length < 3 || word === 'windows') return word;
  // Dutch writes z as s and v as f at the end of a syllable.
  const whole = word.replace(/z/g, 's').replace(/v/g, 'f');
  if (whole.length === 3) return whole;
  let rest = whole;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest
      .replace(/^(...+?)(?:ingen|ing|jes|je|en|e|s)$/, '$1')
      .replace(/([^aeiou])\1$/, '$1');
  }
  rest = rest
    .replace(/^ge(.{3,})[dt]$/, '$1')
    .replace(/(..[^aeiou])t$/, '$1')
    .replace(/ts$/, 't')
    .replace(/(.)\1/g, '$1');
  // "pers" is not "per".
  return stopWords.has(rest) ? whole : rest;
}
