import { accentOf } from '@/lib/ral/accent';
import type { RalColour } from '@/lib/ral/ral-classic';

export { readRalEntry } from '@/lib/ral/ral-classic';

/**
 * What the style sheets say of a listed colour, for any other one of RAL Classic: the coat of the
 * kiosks, and the accent that app/accent.css takes for it. It lasts as long as the document, so also
 * on the pages that are reached from here; their own scripts have no room for the list.
 */
export function showFreeColour({ srgb }: RalColour): void {
  const { fill, written, text } = accentOf(srgb);
  const { style } = document.documentElement;
  style.setProperty('--ral', srgb);
  style.setProperty('--free-accent', fill);
  style.setProperty('--on-free-accent', written);
  style.setProperty('--free-accent-text', text);
}
