import { routes } from '../../routes';
import { type ProductId, productIds, type ScreenSize, screenSizes } from '../products/ids';

export type Drawing = { product: ProductId; size: ScreenSize };

export const drawings: readonly Drawing[] = productIds.flatMap((product) =>
  screenSizes.map((size) => ({ product, size })),
);

export function drawingFile({ product, size }: Drawing): string {
  return `${product}-${size}.svg`;
}

export function drawingHref(drawing: Drawing): string {
  return `${routes.kiosken}/tekening/${drawingFile(drawing)}`;
}

/** The people of `drawPeople`, by their ids. */
export const peopleHref = {
  standing: `${routes.kiosken}/tekening/personen.svg#staand`,
  wheelchair: `${routes.kiosken}/tekening/personen.svg#rolstoel`,
} as const;
