import { standardComposition } from '../configurator/composition';
import { viewsOf } from '../drawings/product-views';
import type { ProductId } from '../products/ids';
import { type LetterHeight, letterHeightAt } from './reading-distance';

/** A bank card in mm: ISO/IEC 7810, ID-1. */
export const bankCard = { long: 85.6, short: 53.98, corner: 3.18 } as const;

/** The letters of the reading adviser at the distances in m that rooms have. */
export function lettersAt(distances: readonly number[]): ({ distance: number } & LetterHeight)[] {
  return distances.map((distance) => ({ distance, ...letterHeightAt(distance) }));
}

/** What stands around the visible screen of the standard version, and its depth, in mm. */
export function edgeOf(product: ProductId): { beside: number; above: number; depth: number } {
  const { outline, screen, depth } = viewsOf(standardComposition(product));
  return {
    beside: Math.round((outline.width - screen.width) / 2),
    above: Math.round(outline.to - screen.to),
    depth,
  };
}
