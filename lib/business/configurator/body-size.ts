import { frontView } from '../drawings/front-view';
import { type SizeSpecs, specs } from '../products/specs';
import type { Composition } from './composition';

/** Outer size as mounted: without a foot plate on cables, turned when it hangs so; a table with its top flat. */
export function bodySize(composition: Composition): SizeSpecs['dimensions'] {
  const { model, size } = composition;
  const { dimensions } = specs[model].sizes[size];
  if (specs[model].tableTop) return dimensions;
  const { outline } = frontView(composition);
  return { height: outline.to - outline.from, width: outline.width, depth: dimensions.depth };
}
