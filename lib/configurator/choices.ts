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
import { type Composition, type Extra, extras, type ScreenBrand, withToggled } from './composition';
import { extraLabel, mountLabel, orientationLabel, touchLabel } from './labels';
import { obstacle } from './rules';

/** Something that a visitor can choose now, or not, and then why, in Dutch. */
export type Choice<Value> = {
  value: Value;
  label: string;
  isChosen: boolean;
  obstacle?: string;
  /** The composition after choosing it. */
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

/**
 * Every choice beside the composition so far. Models and colours are not among them: a colour is
 * always possible, and another model takes over what it can (`nearestPossible`).
 */
export function choicesFor(composition: Composition): Choices {
  const { model } = composition;
  const toChoice = <Value>(value: Value, label: string, isChosen: boolean, after: Composition) => ({
    value,
    label,
    isChosen,
    obstacle: obstacle(after),
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
    orientation: orientations.map((one) => choose('orientation', one, orientationLabel[one])),
    mount: specs[model].mounts.map((mount) => choose('mount', mount, mountLabel[mount])),
    touch: touchSides.map((touch) => choose('touch', touch, touchLabel({ model, touch }))),
    brand: screenBrands.map((brand) => choose('brand', brand, brand)),
    extras: extras.map((extra) =>
      toChoice(
        extra,
        extraLabel(model, extra),
        composition.extras.includes(extra),
        withToggled(composition, extra),
      ),
    ),
  };
}
