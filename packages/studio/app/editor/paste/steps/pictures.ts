import type { Site } from '../../html/site';

/**
 * Removes pictures that are not on the site: of other sites, of the disk, or in the text itself.
 * @returns how many
 */
export function refusePictures(body: HTMLElement, { toImage }: Site): number {
  const refused = Array.from(body.querySelectorAll('img')).filter(
    (picture) => toImage(picture.getAttribute('src') ?? '') === null,
  );
  for (const picture of refused) picture.remove();
  return refused.filter((picture) => !isInvisible(picture)).length;
}

/** Mails count their readers by pictures of one pixel. */
function isInvisible(picture: Element): boolean {
  return ['width', 'height'].some((side) => /^[01]$/.test(picture.getAttribute(side) ?? ''));
}
