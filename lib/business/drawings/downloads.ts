import { formatQuantity } from '../products/format';
import { type ProductId, screenSizes } from '../products/ids';
import kilobytes from './file-sizes.json' with { type: 'json' };
import { drawingFile, drawingHref, sheetFile, sheetHref } from './files';

export type Download = { href: string; label: string; size: string };

const sizes: Readonly<Record<string, number>> = kilobytes;

/** Every file of a product that a visitor takes along, with its size as a text: the sheet, then the drawings. */
export function downloadsOf(product: ProductId): Download[] {
  const drawings = (['pdf', 'dxf'] as const).flatMap((format) =>
    screenSizes.map((size) => ({
      href: drawingHref({ product, size }, format),
      label: `${format === 'pdf' ? 'PDF op A3' : 'DXF'}, ${formatQuantity(size, 'inch')}`,
      size: sizeOf(drawingFile({ product, size }, format)),
    })),
  );
  const sheet = {
    href: sheetHref(product),
    label: 'Productblad op A4',
    size: sizeOf(sheetFile(product)),
  };
  return [...drawings, sheet];
}

function sizeOf(file: string): string {
  return formatQuantity(sizes[file] ?? 0, 'kB');
}
