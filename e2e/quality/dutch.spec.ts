import { expect } from 'playwright/test';
import { embeddedBackendOnly } from '../support/backend';
import { test } from './dutch/all-texts';
import { readCaptions, readScreens } from './dutch/read-files';
import { offences } from './dutch/rule';
import { rulesForNumbers } from './dutch/rules-for-numbers';
import { rulesForSigns } from './dutch/rules-for-signs';
import { rulesForWords } from './dutch/rules-for-words';
import { isOwnWord, lowerFirst, missingInDictionary, ownWords } from './dutch/spelling';
import { partsOf, wordsOf } from './dutch/words';

// On a project of the variables the posts are somebody else's words.
embeddedBackendOnly();

// One worker, so that the pages are read once.
test.describe.configure({ mode: 'default' });

const inFiles = [...readScreens(), ...readCaptions()];

for (const rule of [...rulesForSigns, ...rulesForWords]) {
  test(`on every page, screen and caption ${rule.name}`, ({ texts }) => {
    expect(offences(rule, [...texts, ...inFiles]), rule.name).toEqual([]);
  });
}

// Not on the screens: a clock shows 09:41 and a price tag what fits, and none of it wraps.
for (const rule of rulesForNumbers) {
  test(`on every page ${rule.name}`, ({ texts }) => {
    expect(offences(rule, texts), rule.name).toEqual([]);
  });
}

test('every word of the pages, screens and captions is spelt right', ({ texts }) => {
  const missing = [...missingInDictionary(wordsOf([...texts, ...inFiles]))];
  const unknown = missing.filter(([word]) => !isOwnWord(word));
  expect(unknown.map(([word, places]) => `"${word}" in ${places[0]}`)).toEqual([]);
});

test('the list of our own words holds none that no text has', ({ texts }) => {
  const words = [...wordsOf([...texts, ...inFiles]).keys()];
  const used = new Set(words.flatMap((word) => [word, ...partsOf(word)]));
  for (const word of [...used]) used.add(lowerFirst(word));
  expect(ownWords.filter((word) => !used.has(word))).toEqual([]);
});

test('the list of our own words is sorted and names each once', () => {
  expect(ownWords).toEqual([...new Set(ownWords)].toSorted(new Intl.Collator('nl').compare));
});
