import type { Product } from './products';
import { specRows } from './spec-rows';
import type { ProductId, ScreenSize } from './specs';

const NONE = '–';

export type ComparisonRow = { label: string; values: Record<ProductId, string> };

/** The specifications of at least one product as table rows, with a dash where a product lacks a row. */
export function comparisonRows(compared: readonly Product[], size: ScreenSize): ComparisonRow[] {
  const tables = compared.map((product) => ({ id: product.id, rows: specRows(product) }));
  const longest = tables.reduce((a, b) => (b.rows.length > a.rows.length ? b : a));
  return longest.rows.map(({ label }) => ({
    label,
    values: Object.fromEntries(
      tables.map(({ id, rows }) => {
        const value = rows.find((row) => row.label === label)?.value ?? NONE;
        return [id, typeof value === 'string' ? value : value[size]];
      }),
    ) as Record<ProductId, string>,
  }));
}
