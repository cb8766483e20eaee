/** Shorter lists need no steps; much longer ones take steps of about their square root. */
const LEAST_STEP = 10;

/**
 * The pages that a page of the post list links to, ascending, with itself: the first, the last, those
 * beside it and steps in between; all of a short list. Every page is two links from page 1 at most: page 1 links to every
 * step, and a step to each page before it.
 */
export function pageLinks(page: number, pageCount: number): number[] {
  if (pageCount <= LEAST_STEP) return range(1, pageCount);
  const step = Math.max(LEAST_STEP, LEAST_STEP * Math.round(Math.sqrt(pageCount) / LEAST_STEP));
  const isStep = page % step === 0 || page === pageCount;
  const before = Math.ceil(page / step) * step - step;
  const numbers = [
    1,
    ...(page === 1 ? steps(step, pageCount) : [before, before + step, page + step - (page % step)]),
    ...(isStep ? range(before + 1, page) : [page - 1, page]),
    page + 1,
    pageCount,
  ];
  const existing = numbers.filter((number) => number >= 1 && number <= pageCount);
  return [...new Set(existing)].toSorted((a, b) => a - b);
}

function steps(step: number, last: number): number[] {
  return range(1, Math.floor(last / step)).map((count) => count * step);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
