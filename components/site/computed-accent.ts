import { accentOf } from '@/lib/business/ral/accent';
import { findRalColour } from '@/lib/business/ral/ral-classic';

/** Sets the accent of a RAL code that has no rule in app/accent.css. */
export function applyComputedAccent(code: string) {
  const colour = findRalColour(code);
  const { dataset, style } = document.documentElement;
  // Another colour may have been chosen during loading.
  if (!colour || dataset.ral !== code) return;
  const { fill, onFill, text } = accentOf(colour.srgb);
  style.setProperty('--free-accent', fill);
  style.setProperty('--on-free-accent', onFill);
  style.setProperty('--free-accent-text', text);
}
