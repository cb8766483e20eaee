import { type SizeSpecs, specs } from '../products/specs';
import type { Composition } from './composition';
import { frontView } from './front-view';
import { hasPicture } from './has-picture';

/** Without the foot on cables, and on its side where it hangs so. */
export function bodySize(composition: Composition): SizeSpecs['dimensions'] {
  const { model, size } = composition;
  const { dimensions } = specs[model].sizes[size];
  if (hasPicture(composition) || specs[model].tableTop) return dimensions;
  const { body } = frontView(composition);
  return { height: body.to - body.from, width: body.width, depth: dimensions.depth };
}
