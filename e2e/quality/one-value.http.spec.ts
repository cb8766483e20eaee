import { embeddedBackendOnly } from '../support/backend';
import { expect, test as httpTest } from '../support/http-test';
import { readAllPages } from './facts/all-pages';
import { checkNumbers, nameOfFree, type PageText, type Report } from './facts/check';
import { freeNumbers } from './facts/free-numbers';
import { unnoticedChanges } from './facts/unnoticed';

// A named project has posts with numbers of its owner.
embeddedBackendOnly();

// One worker, so that the pages are read once.
httpTest.describe.configure({ mode: 'default' });

const test = httpTest.extend<object, { texts: PageText[]; report: Report }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
  texts: [async ({}, use) => use(await readAllPages()), { scope: 'worker' }],
  report: [async ({ texts }, use) => use(checkNumbers(texts, freeNumbers)), { scope: 'worker' }],
});

const HOW_TO_CORRECT = `
A page gives another number than lib. Under each number stands what lib has.
- The text is wrong: take the number from lib, or correct the post.
- The number is about something else, such as a worked example: add the words around it to
  e2e/quality/facts/free-numbers.ts, or narrow the pattern in e2e/quality/facts/*-facts.ts.`;

const HOW_TO_EXPLAIN = `
Nothing says what these numbers are.
- The company or a product has this number: give it one source in lib, take it from there, and add
  the words around it to e2e/quality/facts/*-facts.ts, with # for the number.
- It belongs to this text alone, such as a worked example: check it, and add the words around it to
  e2e/quality/facts/free-numbers.ts; or the number alone, where a post has a unit test of its sums.`;

const HOW_TO_REMOVE = 'No page needs these any longer: remove them from free-numbers.ts.';

test('every number on the pages has the value that lib has', ({ report }) => {
  expect(report.contradictions, listed(report.contradictions, HOW_TO_CORRECT)).toEqual([]);
});

test('every number with a unit is a known fact or a free number', ({ report }) => {
  expect(report.unexplained, listed(report.unexplained, HOW_TO_EXPLAIN)).toEqual([]);
});

test('free-numbers.ts contains only words that some page needs', ({ report }) => {
  const names = Object.entries(freeNumbers).flatMap(([page, entries]) =>
    entries.map((words) => nameOfFree(page, words)),
  );
  const unused = names.filter((name) => !report.usedFree.has(name));
  expect(unused, listed(unused, HOW_TO_REMOVE)).toEqual([]);
});

test('nearly every change of a number on a page would be noticed', ({ texts }) => {
  const { count, unnoticed } = unnoticedChanges(texts, freeNumbers);
  expect(count).toBeGreaterThan(1000);
  expect(unnoticed.length, unnoticed.join('\n')).toBeLessThan(count / 35);
});

function listed(found: readonly string[], howTo: string): string {
  return `${howTo}\n\n${found.join('\n')}\n`;
}
