import { type Composition, extras } from '../../lib/configurator/composition';
import { mountLabel } from '../../lib/configurator/labels';
import { obstacle } from '../../lib/configurator/rules';
import { type Mount, orientations, productIds, screenSizes } from '../../lib/products/specs';

const everySetOfExtras = Array.from({ length: 2 ** extras.length }, (_, set) =>
  extras.filter((_, place) => set & (1 << place)),
);

/** For tests: all that can be typed in one brand and colour, whether it can be made or not. */
export const everyWish: readonly Composition[] = productIds.flatMap((model) =>
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

/** For tests: those of them that can be made. */
export const everyPossible = everyWish.filter((wish) => obstacle(wish) === undefined);
