import { type Composition, extras } from '../../lib/business/configurator/composition';
import { mountLabel } from '../../lib/business/configurator/labels';
import { impossibleReason } from '../../lib/business/configurator/rules';
import {
  type Mount,
  orientations,
  productIds,
  screenSizes,
} from '../../lib/business/products/specs';

const everySetOfExtras = Array.from({ length: 2 ** extras.length }, (_, bits) =>
  extras.filter((_, index) => bits & (1 << index)),
);

/** Every combination of options in one brand and colour, possible or not. */
export const allCompositions: readonly Composition[] = productIds.flatMap((model) =>
  screenSizes.flatMap((size) =>
    orientations.flatMap((orientation) =>
      (Object.keys(mountLabel) as Mount[]).flatMap((mount) =>
        ([0, 1, 2] as const).flatMap((touch) =>
          everySetOfExtras.map((set) => ({
            ...{ model, size, orientation, mount, touch },
            ...({ brand: 'LG', colour: '7016', extras: set } as const),
          })),
        ),
      ),
    ),
  ),
);

export const possibleCompositions = allCompositions.filter(
  (wish) => impossibleReason(wish) === undefined,
);
