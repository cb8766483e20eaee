import type { RalColour } from '@/lib/ral/ral-classic';

/**
 * What the style sheets say of a listed colour, for any other one of RAL Classic: the coat of the
 * kiosks, and the accent that app/accent.css takes for it. It lasts as long as the document, so also
 * on the pages that are reached from here; their own scripts have no room for the list.
 */
export async function showFreeColour({ srgb }: RalColour): Promise<void> {
  const { style } = document.documentElement;
  style.setProperty('--ral', srgb);
  try {
    const { accentOf } = await import('@/lib/ral/accent');
    const { fill, written, text } = accentOf(srgb);
    style.setProperty('--free-accent', fill);
    style.setProperty('--on-free-accent', written);
    style.setProperty('--free-accent-text', text);
  } catch (error) {
    console.warn('The accent of a colour could not be reckoned.', error);
  }
}
