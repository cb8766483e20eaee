/** Question words and other small words that stand in almost every text. */
const stopWords = new Set(
  'wat wie waar hoe welke wanneer is zijn een de het en of voor van in op met bij aan te om ik u uw over ons wij jullie mijn kan kunnen kunt heeft naar geen'.split(
    ' ',
  ),
);

/**
 * The words of a text in one spelling: small letters, no accents, no points in numbers ("3.500" is
 * "3500"), the sign for inches as a word.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      // The points are left out before the signs are: "€ 2.495", "RAL 7016", 43".
      .replaceAll(/(?<=\d)\.(?=\d{3}(?!\d))/g, '')
      .replaceAll(/(?<=\d)\s*["″”]/g, ' inch')
      .replaceAll(/['’]s\b/g, 's')
      // "ral7016", "43inch".
      .replaceAll(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
  );
}

/** The words that a visitor looks for: without stop words, unless there is nothing else. */
export function queryWords(query: string): string[] {
  const all = wordsOf(query);
  const telling = all.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : all;
}

/**
 * What the forms of a Dutch word share: "prijs" and "prijzen", "maat" and "maten", "huur" and
 * "gehuurd", "plaatsing" and "plaatsen". Not always a word itself; a number stays what it is.
 * A tenth of Snowball's rules for Dutch, which its packages bring in 3 kB or more.
 * @param word as `wordsOf` writes it
 */
export function stem(word: string): string {
  if (/\d/.test(word)) return word;
  // They take turns at the end of a syllable.
  let rest = word.replaceAll('z', 's').replaceAll('v', 'f');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/(?<=...)(?:ingen|ing|jes|je|en|e|s)$/, '').replace(/([^aeiou])\1$/, '$1');
  }
  return rest
    .replace(/^ge(.{3,})[dt]$/, '$1')
    .replace(/(?<=..[^aeiou])t$/, '')
    .replaceAll(/(.)\1/g, '$1');
}
