import { hasAccentRule } from '@/lib/business/ral/accent-rules';
import { validColour } from '@/lib/platform/browser/chosen-colour';
import { keep } from '@/lib/platform/browser/storage';
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
