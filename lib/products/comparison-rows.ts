import type { Product } from './products';
import { specRows } from './spec-rows';
import type { ProductId, ScreenSize } from './specs';

const NONE = '–';

/** A line of the comparison: what each product has there, in words. */
export type ComparisonRow = { label: string; values: Record<ProductId, string> };

/**
 * The sheets of products side by side, in one size. Where some lack a line, they have a dash.
 * @param compared at least one
 */
export function comparisonRows(compared: readonly Product[], size: ScreenSize): ComparisonRow[] {
  const sheets = compared.map((product) => ({ id: product.id, rows: specRows(product) }));
  const longest = sheets.reduce((most, next) =>
    next.rows.length > most.rows.length ? next : most,
  );
  return longest.rows.map(({ label }) => ({
    label,
    values: Object.fromEntries(
      sheets.map(({ id, rows }) => {
        const value = rows.find((row) => row.label === label)?.value ?? NONE;
        return [id, typeof value === 'string' ? value : value[size]];
      }),
    ) as Record<ProductId, string>,
  }));
}
