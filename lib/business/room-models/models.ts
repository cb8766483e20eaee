import { type ScreenSize, screenSizes } from '../products/ids';
import { type Orientation, type ProductId, productIds, specs } from '../products/specs';

/** A kiosk to put in a room: of every product and size, and of the wall kiosk in both orientations. */
export type RoomModel = { product: ProductId; size: ScreenSize; orientation: Orientation };

/** Others have one in imagery/ that is not their standard; the window model hangs from cables then. */
const IN_BOTH_ORIENTATIONS: readonly ProductId[] = ['wall-kiosk'];

function orientationsOf(product: ProductId): readonly [Orientation, ...Orientation[]] {
  const [standard, ...others] = specs[product].orientations;
  return IN_BOTH_ORIENTATIONS.includes(product) ? [standard, ...others] : [standard];
}

export const roomModels: readonly RoomModel[] = productIds.flatMap((product) =>
  screenSizes.flatMap((size) =>
    orientationsOf(product).map((orientation) => ({ product, size, orientation })),
  ),
);

/** The nearest model to these choices: in the standard orientation where there is no other. */
export function roomModelOf(chosen: RoomModel): RoomModel {
  const { product, size, orientation } = chosen;
  const available = orientationsOf(product);
  return {
    product,
    size,
    orientation: available.includes(orientation) ? orientation : available[0],
  };
}

/** Name of a model in URLs, and of its file in `geometry/`. */
export function roomModelName({ product, size, orientation }: RoomModel): string {
  const isTurned = orientation !== specs[product].orientations[0];
  return isTurned ? `${product}-${size}-${orientation}` : `${product}-${size}`;
}
