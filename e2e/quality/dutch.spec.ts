import { expect } from 'playwright/test';
import { embeddedBackendOnly } from '../support/backend';
import { test } from './dutch/all-texts';
import { placesWithHabit } from './dutch/inverted-conditions';
import { readCaptions, readScreens } from './dutch/read-files';
import { violations } from './dutch/rule';
import { rulesForNumbers } from './dutch/rules-for-numbers';
import { rulesForSigns } from './dutch/rules-for-signs';
import { rulesForWords } from './dutch/rules-for-words';
import { isOwnWord, lowerFirst, missingInDictionary, ownWords } from './dutch/spelling';
import { partsOf, wordsOf } from './dutch/words';

// A named project has posts with texts of its owner.
embeddedBackendOnly();

// One worker, so that the pages are read once.
test.describe.configure({ mode: 'default' });

const inFiles = [...readScreens(), ...readCaptions()];

for (const rule of [...rulesForSigns, ...rulesForWords]) {
  test(`every page, screen and caption follows the rule "${rule.name}"`, ({ texts }) => {
    expect(violations(rule, [...texts, ...inFiles]), rule.name).toEqual([]);
  });
}

// Leaves out the screens, where clocks show 09:41, price tags are short, and nothing wraps.
for (const rule of rulesForNumbers) {
  test(`every page follows the rule "${rule.name}"`, ({ texts }) => {
    expect(violations(rule, texts), rule.name).toEqual([]);
  });
}

test('a page has at most one condition without "als", such as "Is het donker, dan dimt het"', ({
  texts,
}) => {
  expect(placesWithHabit(texts)).toEqual([]);
});

test('every word on pages, screens and captions is spelled correctly', ({ texts }) => {
  const missing = [...missingInDictionary(wordsOf([...texts, ...inFiles]))];
  const unknown = missing.filter(([word]) => !isOwnWord(word));
  expect(unknown.map(([word, places]) => `"${word}" in ${places[0]}`)).toEqual([]);
});

test('word-list.txt contains only words that some text uses', ({ texts }) => {
  const words = [...wordsOf([...texts, ...inFiles]).keys()];
  const used = new Set(words.flatMap((word) => [word, ...partsOf(word)]));
  for (const word of [...used]) used.add(lowerFirst(word));
  expect(ownWords.filter((word) => !used.has(word))).toEqual([]);
});

test('word-list.txt is sorted and has no duplicates', () => {
  expect(ownWords).toEqual([...new Set(ownWords)].toSorted(new Intl.Collator('nl').compare));
});
