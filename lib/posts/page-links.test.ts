import { pageLinks } from './page-links';

/** The number of links to follow from page 1 to each page that can be reached. */
function linksFromFirst(pageCount: number): Map<number, number> {
  const reached = new Map([[1, 0]]);
  // A map iterates over the pages that are added meanwhile too.
  for (const [page, links] of reached) {
    for (const next of pageLinks(page, pageCount)) {
      if (!reached.has(next)) reached.set(next, links + 1);
    }
  }
  return reached;
}

test('page links of a short list are all of its pages', () => {
  expect(pageLinks(1, 2)).toEqual([1, 2]);
  expect(pageLinks(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('page links of 1,800 posts are the first, the last, the neighbours and steps of ten', () => {
  const tens = Array.from({ length: 15 }, (_, index) => 10 * (index + 1));
  expect(pageLinks(1, 150)).toEqual([1, 2, ...tens]);
  expect(pageLinks(57, 150)).toEqual([1, 50, 56, 57, 58, 60, 150]);
  expect(pageLinks(50, 150)).toEqual([1, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 60, 150]);
});

// The third click opens the post.
test.each([1, 2, 9, 10, 11, 99, 150, 151, 399, 834])(
  'every page of %i is two links from the first at most',
  (pageCount) => {
    const reached = linksFromFirst(pageCount);
    expect(reached.size).toBe(pageCount);
    expect(Math.max(...reached.values())).toBeLessThanOrEqual(2);
  },
);

test('page links of 1,800 posts fit on a phone in three rows of six', () => {
  for (let page = 1; page <= 150; page += 1) {
    expect(pageLinks(page, 150).length).toBeLessThanOrEqual(18);
  }
});

test('page links ascend, lead to existing pages only and contain the page itself', () => {
  for (let page = 1; page <= 151; page += 1) {
    const links = pageLinks(page, 151);
    expect(links).toEqual([...new Set(links)].toSorted((a, b) => a - b));
    expect(links).toContain(page);
    expect(links.at(0)).toBe(1);
    expect(links.at(-1)).toBe(151);
  }
});
