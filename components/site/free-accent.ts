import { accentOf } from '@/lib/ral/accent';
import { findRalColour } from '@/lib/ral/ral-classic';

/** Computes the accent of a colour for pages that show it where app/accent.css has no rule of its own for it. */
export function showFreeAccent(code: string) {
  const colour = findRalColour(code);
  const { dataset, style } = document.documentElement;
  // Another colour may be chosen while this file loads.
  if (!colour || dataset.ral !== code) return;
  const { fill, written, text } = accentOf(colour.srgb);
  style.setProperty('--free-accent', fill);
  style.setProperty('--on-free-accent', written);
  style.setProperty('--free-accent-text', text);
}
