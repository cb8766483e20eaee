import { readFileSync } from 'node:fs';
import { yearlyEnergy } from '../../lib/business/products/energy';
import { type ProductId, type ScreenSize, specs } from '../../lib/business/products/specs';

/** Tariff in euro per kWh that the posts and the energy adviser assume. */
export const TARIFF = 0.3;

const seed = readFileSync('supabase/seed.sql', 'utf8');

export const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });

/** An amount as the HTML of a post writes it. */
export const euro = (amount: number) => `€&nbsp;${whole.format(amount)}`;

/** Price in euro, excluding VAT. */
export const priceFrom = (model: ProductId, size: ScreenSize) => specs[model].sizes[size].priceFrom;

/** Energy in kWh per year. */
export const energyOf = (model: ProductId, size: ScreenSize, hours: number) =>
  yearlyEnergy(specs[model].sizes[size].powerWatt, hours);

/** The slugs of the posts of a new database. */
export function seedSlugs(): string[] {
  return Array.from(seed.matchAll(/values \('([a-z\d-]+)'/g), ([, slug = '']) => slug);
}

/** The HTML of a post. */
export function contentOf(slug: string): string {
  const [, content = ''] =
    new RegExp(`values \\('${slug}'[\\s\\S]*?\\$html\\$([\\s\\S]*?)\\$html\\$`).exec(seed) ?? [];
  return content;
}

/** The rows of a post's tables: the text of each cell. */
export function rowsOf(slug: string): string[][] {
  return Array.from(contentOf(slug).matchAll(/<tr>(.*)<\/tr>/g), ([, row = '']) =>
    Array.from(row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g), ([, cell = '']) =>
      cell.replace(/<[^>]*>/g, ''),
    ),
  );
}

/** The amounts in a post that are not among the known ones; the tariff is an assumption of the reader. */
export function unknownAmounts(slug: string, known: readonly string[]): string[] {
  const named = contentOf(slug).match(/€&nbsp;[\d.,]*\d/g) ?? [];
  return named.filter((amount) => amount !== '€&nbsp;0,30' && !known.includes(amount));
}

/** The texts in the drawn lead picture of a post. */
export function textsOfDrawing(slug: string): string[] {
  const drawing = readFileSync(`imagery/figures/lead-pictures/${slug}.svg`, 'utf8');
  return Array.from(drawing.matchAll(/<text[^>]*>([^<]*)/g), ([, text = '']) =>
    text.replaceAll('\u00a0', '&nbsp;'),
  );
}

/** The alternative text of a post's picture. */
export function altOf(slug: string): string {
  const [, alt = ''] = new RegExp(`values \\('${slug}', '[^']*', (.*?), '\\d{4}-`).exec(seed) ?? [];
  return alt.replaceAll('$$ || chr(160) || $$', '&nbsp;');
}
