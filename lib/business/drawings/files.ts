import { routes } from '../../routes';
import { type ProductId, productIds, type ScreenSize, screenSizes } from '../products/ids';

export type Drawing = { product: ProductId; size: ScreenSize };

export const drawings: readonly Drawing[] = productIds.flatMap((product) =>
  screenSizes.map((size) => ({ product, size })),
);

/** `svg` for a browser, `dxf` for a program that draws buildings, `pdf` for paper. */
export const drawingFormats = ['svg', 'dxf', 'pdf'] as const;
export type DrawingFormat = (typeof drawingFormats)[number];

/** What a drawing and a sheet say of themselves. A test asks for a new one when a line of any drawing for CAD changes. */
export const drawingEdition = { version: 2, date: '2026-11-27' } as const;

export function drawingFile({ product, size }: Drawing, format: DrawingFormat = 'svg'): string {
  return `${product}-${size}.${format}`;
}

export function drawingHref(drawing: Drawing, format?: DrawingFormat): string {
  return `${routes.kiosken}/tekening/${drawingFile(drawing, format)}`;
}

/** The sheet of a product on A4, as PDF. */
export function sheetFile(product: ProductId): string {
  return `${product}.pdf`;
}

export function sheetHref(product: ProductId): string {
  return `${routes.kiosken}/productblad/${sheetFile(product)}`;
}

/** The person of `drawPerson`. */
export const personHref = `${routes.kiosken}/tekening/personen.svg#staand`;
