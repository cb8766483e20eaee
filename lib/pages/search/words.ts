const stopWords = new Set(
  'wat wie waar hoe welke wanneer is zijn een de het en of voor van in op met bij aan te om ik u uw over ons wij jullie mijn kan kunnen kunt heeft naar geen hij het hem je jij jouw we me mij ze zij er dit dat die deze daar hier moet moeten mag mogen wil willen graag doen wordt worden hebben heb hebt zou zit zitten als dan ook nog wel maar hoeveel waarom mee per tot door iets alles digitaal digitale informatie krijgen krijg opvragen past passen laten maken maakt lang gratis laat vrijblijvend vrijblijvende'.split(
    ' ',
  ),
);

/** The normalised words of a text: lower case, no accents, "3.500" as "3500", an inch sign as "inch". */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      // "2.495" becomes "2495" before the split on punctuation.
      .replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1')
      .replace(/(\d)\s*["″”]/g, '$1 inch')
      .replace(/['’]s\b/g, 's')
      // "ral7016" becomes "ral 7016".
      .replace(/\p{L}(?=\d)|\d(?=\p{L})/gu, '$& ')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
  );
}

/** The words of a query without stop words, or all words when there are no others. */
export function queryWords(query: string): string[] {
  const all = wordsOf(query);
  const significant = all.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : all;
}

/**
 * The stem of a word from `wordsOf`, shared by Dutch forms such as "prijs" and "prijzen"; numbers stay
 * unchanged. A tenth of Snowball's Dutch rules, whose packages add 3 kB or more.
 */
export function stem(word: string): string {
  if (/\d/.test(word)) return word;
  // Dutch writes z as s and v as f at the end of a syllable.
  let rest = word.replace(/z/g, 's').replace(/v/g, 'f');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest
      .replace(/^(...+?)(?:ingen|ing|jes|je|en|e|s)$/, '$1')
      .replace(/([^aeiou])\1$/, '$1');
  }
  return rest
    .replace(/^ge(.{3,})[dt]$/, '$1')
    .replace(/(..[^aeiou])t$/, '$1')
    .replace(/(.)\1/g, '$1');
}
