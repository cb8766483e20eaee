import { peopleHref } from './files';
import { standingPerson, wheelchairUser } from './people';

/** SVG with each person of `peopleHref`, in mm. Their colours are those of the `<use>` that shows them. */
export function drawPeople(): string {
  const { outline, head, folds } = standingPerson;
  const { chair, body, head: seatedHead, arm } = wheelchairUser;
  const standing = path(outline) + path(head) + lines(folds, 6);
  const seated = lines(chair, 16) + path(body) + path(seatedHead) + path(arm);
  return `<svg xmlns="http://www.w3.org/2000/svg">${group(peopleHref.standing, standing)}${group(peopleHref.wheelchair, seated)}</svg>`;
}

function group(href: string, paths: string): string {
  return `<g id="${href.split('#')[1]}">${paths}</g>`;
}

function path(d: string): string {
  return `<path d="${d}"/>`;
}

function lines(d: string, width: number): string {
  return `<path d="${d}" fill="none" stroke-width="${width}"/>`;
}
