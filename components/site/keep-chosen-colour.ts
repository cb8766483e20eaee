import { validColour } from '@/lib/browser/chosen-colour';
import { keep } from '@/lib/browser/storage';
import { hasAccentRule } from '@/lib/ral/accent-rules';
import { computeAccent, markColour } from './chosen-colour';

/**
 * Stores the chosen colour until the tab is closed. The accent is set one frame later, because it
 * recalculates the styles of the whole page. A separate module, because few pages need it.
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
