import { formatQuantity } from '../products/format';
import {
  type Mount,
  type Orientation,
  orientations,
  type ScreenSize,
  screenSizes,
  screensOf,
  specs,
  type TouchSides,
} from '../products/specs';
import { screenBrands } from '../site';
import { type Composition, type Extra, extras, type ScreenBrand, toggleExtra } from './composition';
import { extraLabel, mountLabel, orientationLabel, touchLabel } from './labels';
import { impossibleReason } from './rules';

export type Choice<Value> = {
  value: Value;
  label: string;
  isChosen: boolean;
  /** Why it cannot be chosen, in Dutch. */
  impossibleReason?: string;
  after: Composition;
};

export type Choices = {
  size: Choice<ScreenSize>[];
  orientation: Choice<Orientation>[];
  mount: Choice<Mount>[];
  touch: Choice<TouchSides>[];
  brand: Choice<ScreenBrand>[];
  extras: Choice<Extra>[];
};

/** All options except model and colour, which are always possible. */
export function choicesFor(composition: Composition): Choices {
  const { model } = composition;
  const toChoice = <Value>(value: Value, label: string, isChosen: boolean, after: Composition) => ({
    value,
    label,
    isChosen,
    impossibleReason: impossibleReason(after),
    after,
  });
  const choose = <Field extends Exclude<keyof Composition, 'extras'>>(
    field: Field,
    value: Composition[Field],
    label: string,
  ) => toChoice(value, label, value === composition[field], { ...composition, [field]: value });
  const touchSides: TouchSides[] = screensOf(model) === 2 ? [0, 1, 2] : [0, 1];
  return {
    size: screenSizes.map((size) => choose('size', size, formatQuantity(size, 'inch'))),
    orientation: orientations.map((orientation) =>
      choose('orientation', orientation, orientationLabel[orientation]),
    ),
    mount: specs[model].mounts.map((mount) => choose('mount', mount, mountLabel[mount])),
    touch: touchSides.map((touch) => choose('touch', touch, touchLabel({ model, touch }))),
    brand: screenBrands.map((brand) => choose('brand', brand, brand)),
    extras: extras.map((extra) =>
      toChoice(
        extra,
        extraLabel(model, extra),
        composition.extras.includes(extra),
        toggleExtra(composition, extra),
      ),
    ),
  };
}
