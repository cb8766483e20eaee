import { optionRows } from '@/lib/business/configurator/option-rows';
import { type Download, downloadsOf } from '@/lib/business/drawings/downloads';
import { drawingHref } from '@/lib/business/drawings/files';
import { drawingSize } from '@/lib/business/drawings/product-drawing';
import { conditionRows } from '@/lib/business/products/condition-rows';
import { formatQuantity } from '@/lib/business/products/format';
import { priceNote } from '@/lib/business/products/price-note';
import { type Product, productOf } from '@/lib/business/products/products';
import { hasTouchOption, operatingArea } from '@/lib/business/products/screen';
import { type SpecRow, specRows } from '@/lib/business/products/spec-rows';
import { type ProductId, type ScreenSize, screenSizes } from '@/lib/business/products/specs';

/** The figures of a product: its drawings, table and options. */
export type Sheet = {
  id: ProductId;
  name: string;
  priceNote: string;
  rows: readonly SpecRow[];
  drawings: readonly { src: string; alt: string; caption: string; width: number; height: number }[];
  downloads: readonly Download[];
  hasFootPlate: boolean;
  /** Reach range of EN 301 549. */
  hasReachBand: boolean;
  options: readonly { label: string; value: string }[];
  /** What the building has to allow, and in which the warranty holds. */
  conditions: readonly { label: string; value: string }[];
};

export function toSheet(id: ProductId): Sheet {
  const product = productOf(id);
  return {
    id,
    name: product.name,
    priceNote,
    rows: specRows(product),
    drawings: screenSizes.map((size) => toDrawing(product, size)),
    downloads: downloadsOf(id),
    hasFootPlate: screenSizes.every((size) => product.sizes[size].footPlate),
    hasReachBand: screenSizes.some((size) => buttonsOf(product, size)),
    options: optionRows(id),
    conditions: conditionRows(id),
  };
}

function buttonsOf({ id, orientations }: Product, size: ScreenSize) {
  return hasTouchOption(id, size) ? operatingArea(id, size, orientations[0]) : null;
}

function toDrawing(product: Product, size: ScreenSize) {
  const { id, name } = product;
  const inches = formatQuantity(size, 'inch');
  const area = buttonsOf(product, size);
  return {
    ...drawingSize(id),
    src: drawingHref({ product: id, size }),
    alt: `Maattekening van de ${name} van ${inches}: van voren en van opzij, naast een persoon van 1,75\u00a0m`,
    caption: area
      ? `${inches}; knoppen tussen ${area.from} en ${formatQuantity(area.to, 'mm')}`
      : inches,
  };
}
