import { personHref } from './files';
import { standingPerson } from './standing-person';

/** SVG with the person of `personHref`, in mm. Their colours are those of the `<use>` that shows them. */
export function drawPerson(): string {
  const { outline, head, folds } = standingPerson;
  const paths = `<path d="${outline}"/><path d="${head}"/><path d="${folds}" fill="none" stroke-width="6"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="${personHref.split('#')[1]}">${paths}</g></svg>`;
}
