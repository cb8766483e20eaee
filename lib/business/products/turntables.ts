import type { ProductId } from './ids';
import type { PartId } from './parts';
import written from './turntables.json' with { type: 'json' };

/** What imagery/develop/publish_turntable.py knows of the pictures of a product. */
export type Turntable = {
  /** Width of a turning frame as a share of its height; that of the stage is 16 : 9. */
  ratio: number;
  /** Angles of the frames, from 0 to 359 degrees. */
  angles: readonly number[];
  /** Degrees after which the same views come again. */
  period: number;
  /** How far it turns to each side. */
  most: number;
  /** Pictures between closed and opened. */
  between: number;
  /** Where each part is in the opened picture, in shares of its width and height. */
  parts: Partial<Record<PartId, readonly number[]>>;
};

/** The angle of the still. */
export const SHOWN_FIRST = 30;

/** The pictures of a product; undefined where they were not rendered. */
export function turntableOf(product: ProductId): Turntable | undefined {
  return (written as Partial<Record<ProductId, Turntable>>)[product];
}
