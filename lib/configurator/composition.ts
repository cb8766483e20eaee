import {
  type Mount,
  type Orientation,
  type ProductId,
  type ScreenSize,
  specs,
  standardColours,
  type TouchSides,
} from '../products/specs';
import { screenBrands } from '../site';

export type ScreenBrand = (typeof screenBrands)[number];

/** What can be added to a kiosk, in the order in which it is offered. */
export const extras = [
  'dag-en-nacht',
  'helderder',
  'mediaspeler',
  'privacyfilter',
  'betaalhouder',
] as const;

export type Extra = (typeof extras)[number];

/** Everything that a visitor decides about one kiosk. */
export type Composition = {
  model: ProductId;
  size: ScreenSize;
  orientation: Orientation;
  mount: Mount;
  touch: TouchSides;
  brand: ScreenBrand;
  /** Number in RAL Classic, four digits. */
  colour: string;
  /** In the order of `extras`, none twice. */
  extras: readonly Extra[];
};

/** A recommended model with what it should differ in; brand and colour stay the visitor's choice. */
export type Recommendation = Pick<Composition, 'model'> &
  Partial<Omit<Composition, 'model' | 'brand' | 'colour'>>;

/** A model as it comes, at its price from. */
export function standardComposition(model: ProductId): Composition {
  const { orientations, mounts, touch } = specs[model];
  return {
    model,
    size: 43,
    orientation: orientations[0],
    mount: mounts[0],
    touch: touch.sides[0],
    brand: screenBrands[0],
    colour: standardColours[0],
    extras: [],
  };
}

/** With an extra added, or taken out when it was there. */
export function withToggled({ extras: before, ...others }: Composition, extra: Extra): Composition {
  const wanted = (candidate: Extra) => before.includes(candidate) !== (candidate === extra);
  return { ...others, extras: extras.filter(wanted) };
}
