import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, sites, test } from '../support/http-test';

/**
 * Methods that browsers got after Chromium 79 and Safari 14, which nobody compiles away. Left out are those that Next
 * adds to older browsers: `at`, `hasOwn`, `canParse`, `fromEntries`, `flat`, `flatMap`.
 */
const METHODS =
  /\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|replaceAll|replaceChildren|isWellFormed|toWellFormed|checkVisibility|randomUUID|isSubsetOf|symmetricDifference|getOrInsert|getOrInsertComputed|transferToFixedLength|setHTML|setHTMLUnsafe|moveBefore)\(/;
const FUNCTIONS =
  /\b(?:Promise\.(?:any|try|withResolvers)|(?:Object|Map)\.groupBy|Array\.fromAsync|AbortSignal\.(?:any|timeout)|URL\.parse|Iterator\.\w+|structuredClone|requestIdleCallback)\(|\bnew (?:WeakRef|FinalizationRegistry|AggregateError|Intl\.(?:ListFormat|DisplayNames|Segmenter|DurationFormat))\b/;
/** Look-behind is an error in Safari before 16.4; the compiler takes the rest away by `browserslist` in package.json. */
const SYNTAX = /\(\?<[=!]|\?\?[\w("'[{!`+-]|\?\.[a-z_$[(]|[;{]static\{|\|\|=|&&=/i;

/** Scripts of the build, without those that Next sends to browsers without modules. */
const { polyfillFiles } = JSON.parse(
  readFileSync(path.join(sites.buildFolder, 'build-manifest.json'), 'utf8'),
) as { polyfillFiles: string[] };
const chunks = readdirSync(path.join(sites.buildFolder, 'static'), { recursive: true })
  .map((file) => path.join('static', String(file)))
  .filter((file) => file.endsWith('.js') && !polyfillFiles.includes(file))
  .map((file) => readFileSync(path.join(sites.buildFolder, file), 'utf8'));

function occurrences({ source, flags }: RegExp): string[] {
  const withSurroundings = new RegExp(`.{0,60}(?:${source}).{0,40}`, `g${flags}`);
  return chunks.flatMap((code) => code.match(withSurroundings) ?? []);
}

test('scripts call no method that Chromium 79 or Safari 14 lacks', () => {
  expect(chunks.length).toBeGreaterThan(20);
  expect(occurrences(METHODS)).toEqual([]);
  expect(occurrences(FUNCTIONS)).toEqual([]);
});

test('scripts have no syntax that Chromium 79 or Safari 14 cannot read', () => {
  expect(occurrences(SYNTAX)).toEqual([]);
});
