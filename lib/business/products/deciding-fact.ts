import { formatNumber } from '../../platform/text/format-number';
import { type ProductId, specs } from './specs';

/** `figure` and `unit` are set apart: the figure is shown large. `meaning` continues the two as a sentence. */
export type DecidingFact = { figure: string; unit: string; meaning: string };

/** The one figure by which a buyer chooses this product. */
export function decidingFact(id: ProductId): DecidingFact {
  const { brightness, hoursPerDay, sizes, touch } = specs[id];
  const depth = formatNumber(sizes[43].dimensions.depth);
  const front = formatNumber(brightness.front);
  const facts: Record<ProductId, DecidingFact> = {
    brandvision: {
      figure: depth,
      unit: 'mm',
      meaning: 'diep: scherm, kabels en mediaspeler',
    },
    'brandvision-double': {
      figure: depth,
      unit: 'mm',
      meaning: 'diep, met aan elke kant een scherm',
    },
    clearvision: {
      figure: front,
      unit: 'cd/m²',
      meaning: 'naar de straat, leesbaar met de zon op de ruit',
    },
    'clearvision-double': {
      figure: formatNumber(brightness.back ?? brightness.front),
      unit: 'cd/m²',
      meaning: `naar binnen, en ${front}\u00a0cd/m² naar de straat`,
    },
    'touch-table': {
      figure: formatNumber(touch.points?.[55] ?? 0),
      unit: 'punten',
      meaning: `tegelijk aan te raken op 55\u00a0inch, ${formatNumber(touch.points?.[43] ?? 0)} op 43\u00a0inch`,
    },
    'wall-kiosk': { figure: depth, unit: 'mm', meaning: 'uit de wand, en niets op de vloer' },
    'ceiling-kiosk': {
      figure: `${hoursPerDay.standard}/7`,
      unit: 'aan',
      meaning: 'boven de looproute',
    },
  };
  return facts[id];
}
