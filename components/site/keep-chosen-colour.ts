import { validColour } from '@/lib/browser/chosen-colour';
import { keep } from '@/lib/browser/storage';
import { hasAccentRule } from '@/lib/ral/accent-rules';
import { computeAccent, markColour } from './chosen-colour';

/**
 * Keeps a choice until the tab is closed, so that it follows from page to page. The accent, which has
 * the style of the whole page computed anew, comes a frame after the kiosks in that colour.
 * A module of its own: every page reads the choice, few of them make it.
 */
export function keepChosenColour(code: string) {
  const chosen = validColour(code);
  keep('colour', chosen);
  requestAnimationFrame(() =>
    setTimeout(() => {
      markColour(chosen);
      if (chosen && !hasAccentRule(chosen)) computeAccent(chosen);
    }),
  );
}
