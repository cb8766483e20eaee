import { validColour } from '../../platform/browser/chosen-colour';
import { choiceNames } from './query';

/** Name of the swatches in choice-bar/colours.tsx, to which the form round them gives it. */
const SHOWN_COLOUR = 'ral-kleur';

/** Reads the swatch that is sent with a form as the chosen colour; the colour that every page shows at first is no choice. */
export function withShownColour(form: URLSearchParams): URLSearchParams {
  const code = validColour(form.get(SHOWN_COLOUR));
  if (code) form.set(choiceNames.colour, code);
  return form;
}
