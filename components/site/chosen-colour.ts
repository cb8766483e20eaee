import { hasAccentRule, validColour } from '@/lib/chosen-colour';
import { readKept } from '@/lib/kept-on-device';

/** The RAL code that this visitor chose; null without one. */
export function readChosenColour(): string | null {
  return validColour(readKept('colour'));
}

/** Gives the site the accent of a colour; null brings back that of the house. */
export function showChosenColour(code: string | null) {
  if (!code) {
    delete document.documentElement.dataset.ral;
    return;
  }
  document.documentElement.dataset.ral = code;
  if (!hasAccentRule(code)) void computeAccent(code);
}

/** For a colour without a rule in app/accent.css, with the list of all colours: 3 kB that few visitors need. */
async function computeAccent(code: string) {
  try {
    const { findRalColour } = await import('@/lib/ral/ral-classic');
    const { accentOf } = await import('@/lib/ral/accent');
    const colour = findRalColour(code);
    const { dataset, style } = document.documentElement;
    // Another colour may be chosen meanwhile.
    if (!colour || dataset.ral !== code) return;
    const { fill, written, text } = accentOf(colour.srgb);
    style.setProperty('--free-accent', fill);
    style.setProperty('--on-free-accent', written);
    style.setProperty('--free-accent-text', text);
  } catch (error) {
    console.warn('The accent of a colour could not be computed.', error);
  }
}
