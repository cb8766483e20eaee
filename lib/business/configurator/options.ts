import { type ProductId, type ScreenSize, screenSizes, specs } from '../products/specs';
import { type Composition, extras, standardComposition } from './composition';
import { priceLines } from './price';
import { impossibleReason } from './rules';

export type Option = { label: string; surcharges: { size: ScreenSize; amount: number }[] };

const OWN_COLOUR = '7016';

/** Every option of a model with its surcharges. */
export function optionPrices(model: ProductId): Option[] {
  const [standardTouch, ...moreTouch] = specs[model].touch.sides;
  const additions: Partial<Composition>[] = [
    ...moreTouch.map((touch): Partial<Composition> => ({ touch })),
    { colour: OWN_COLOUR },
    // A payment terminal requires a touchscreen.
    ...extras.map(
      (extra): Partial<Composition> => ({
        extras: [extra],
        touch: extra === 'betaalhouder' ? 1 : standardTouch,
      }),
    ),
  ];
  return additions.flatMap((addition) => toOption(model, addition) ?? []);
}

function toOption(model: ProductId, addition: Partial<Composition>): Option | undefined {
  const lines = screenSizes.flatMap((size) => {
    const composition: Composition = { ...standardComposition(model), size, ...addition };
    // The last line is the surcharge of the addition.
    const line = impossibleReason(composition) ? undefined : priceLines(composition).at(-1);
    return line ? [{ ...line, size }] : [];
  });
  const [first] = lines;
  if (!first) return undefined;
  return {
    label: addition.colour ? 'Eigen RAL-kleur' : first.label,
    surcharges: lines.map(({ size, amount }) => ({ size, amount })),
  };
}
