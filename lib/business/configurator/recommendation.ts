import { lowerFirst } from '../../platform/text/lower-first';
import { routes } from '../../routes';
import { formatQuantity } from '../products/format';
import { type Composition, type Recommendation, standardComposition } from './composition';
import { extraLabel, mountLabel, orientationLabel, touchLabel } from './labels';
import { toShortQuery } from './query';

/** The recommended composition. */
export function composeRecommendation(recommendation: Recommendation): Composition {
  return { ...standardComposition(recommendation.model), ...recommendation };
}

export function recommendationHref(recommendation: Recommendation): string {
  return `${routes.configurator}?${toShortQuery(composeRecommendation(recommendation))}`;
}

/** "43 inch, met touchscreen": the size and the differences from the standard. */
export function recommendationLabel(recommendation: Recommendation): string {
  const composition = composeRecommendation(recommendation);
  const { model, size, orientation, mount, touch, colour, extras } = composition;
  const standard = standardComposition(model);
  const differences = [
    ...(orientation === standard.orientation ? [] : [orientationLabel[orientation]]),
    ...(touch === standard.touch ? [] : [touchLabel(composition)]),
    ...(mount === standard.mount ? [] : [mountLabel[mount]]),
    ...(colour === standard.colour ? [] : [`in RAL\u00a0${colour}`]),
    ...extras.map((extra) => extraLabel(model, extra)),
  ];
  return [formatQuantity(size, 'inch'), ...differences.map(lowerFirst)].join(', ');
}
