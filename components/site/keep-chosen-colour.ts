import { validColour } from '@/lib/browser/chosen-colour';
import { keep } from '@/lib/browser/storage';
import { hasAccentRule } from '@/lib/ral/accent-rules';
import { applyColour, computeAccent } from './chosen-colour';

/** Stores the colour for this tab. The accent follows a frame later: it recalculates all styles of the page. */
export function keepChosenColour(code: string) {
  const chosen = validColour(code);
  keep('colour', chosen);
  requestAnimationFrame(() =>
    setTimeout(() => {
      applyColour(chosen);
      if (chosen && !hasAccentRule(chosen)) computeAccent(chosen);
    }),
  );
}
