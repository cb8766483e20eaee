import {
  defaultColour,
  type Mount,
  type Orientation,
  type ProductId,
  type ScreenSize,
  specs,
  type TouchSides,
} from '../products/specs';
import { screenBrands } from '../site';

export type ScreenBrand = (typeof screenBrands)[number];

/** Extras in display order. */
export const extras = [
  'dag-en-nacht',
  'helderder',
  'mediaspeler',
  'privacyfilter',
  'betaalhouder',
] as const;

export type Extra = (typeof extras)[number];

export type Composition = {
  model: ProductId;
  size: ScreenSize;
  orientation: Orientation;
  mount: Mount;
  touch: TouchSides;
  brand: ScreenBrand;
  /** RAL Classic number. */
  colour: string;
  /** Extras in the order of `extras`, without duplicates. */
  extras: readonly Extra[];
};

export type Recommendation = Pick<Composition, 'model'> &
  Partial<Omit<Composition, 'model' | 'brand'>>;

/** The default composition of a model, without surcharges. */
export function standardComposition(model: ProductId): Composition {
  const { orientations, mounts, touch } = specs[model];
  return {
    model,
    size: 43,
    orientation: orientations[0],
    mount: mounts[0],
    touch: touch.sides[0],
    brand: screenBrands[0],
    colour: defaultColour,
    extras: [],
  };
}

/** Adds an extra, or removes it if present. */
export function toggleExtra({ extras: before, ...others }: Composition, extra: Extra): Composition {
  const wanted = (candidate: Extra) => before.includes(candidate) !== (candidate === extra);
  return { ...others, extras: extras.filter(wanted) };
}
