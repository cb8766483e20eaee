import { type ProductId, type ScreenSize, screenSizes, specs } from '../products/specs';
import { type Composition, extras, standardComposition } from './composition';
import { priceLines } from './price';
import { obstacle } from './rules';

/** What can be added to a model: in words, and what it costs more in each size in which it can be had. */
export type Option = { label: string; surcharges: { size: ScreenSize; amount: number }[] };

/** Any colour that is none of the standard ones. */
const OWN_COLOUR = '7016';

/** Everything that can be added to a model, each by itself, with what it must have for that. */
export function optionsOf(model: ProductId): Option[] {
  const [usualTouch, ...moreTouch] = specs[model].touch.sides;
  const additions: Partial<Composition>[] = [
    ...moreTouch.map((touch): Partial<Composition> => ({ touch })),
    { colour: OWN_COLOUR },
    // A terminal to pay with works beside a touchscreen only.
    ...extras.map(
      (extra): Partial<Composition> => ({
        extras: [extra],
        touch: extra === 'betaalhouder' ? 1 : usualTouch,
      }),
    ),
  ];
  return additions.flatMap((addition) => toOption(model, addition) ?? []);
}

function toOption(model: ProductId, addition: Partial<Composition>): Option | undefined {
  const lines = screenSizes.flatMap((size) => {
    const composition: Composition = { ...standardComposition(model), size, ...addition };
    // What comes last is what was added.
    const line = obstacle(composition) ? undefined : priceLines(composition).at(-1);
    return line ? [{ ...line, size }] : [];
  });
  const [first] = lines;
  if (!first) return undefined;
  return {
    label: addition.colour ? 'Eigen RAL-kleur' : first.label,
    surcharges: lines.map(({ size, amount }) => ({ size, amount })),
  };
}
