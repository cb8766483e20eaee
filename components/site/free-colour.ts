import { accentOf } from '@/lib/ral/accent';
import { findRalColour } from '@/lib/ral/ral-classic';
import type { FreeColourStyle } from './chosen-colour';

/**
 * What the style sheets say of a listed colour, for any other one of RAL Classic: the coat of the
 * kiosks and the accent of the site. Undefined for a number that RAL Classic does not have.
 */
export function freeColourStyle(code: string): FreeColourStyle | undefined {
  const colour = findRalColour(code);
  if (!colour) return undefined;
  const { fill, written, text } = accentOf(colour.srgb);
  return {
    '--ral': colour.srgb,
    '--color-accent': fill,
    '--color-on-accent': written,
    '--color-accent-text': text,
  };
}
