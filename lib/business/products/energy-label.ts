import { formatQuantity } from './format';
import type { ProductSpecs } from './specs';

/** Brightness in cd/m² of digital signage displays that Regulation (EU) 2019/2013, article 1, exempts. */
export const EXEMPT_FROM = 1000;

export const exemptFrom = formatQuantity(EXEMPT_FROM, 'cd/m²');

const CLASS_OF_SCREEN = 'Van het gekozen scherm, van A tot G';

/** The energy class in the table of a product; the screen that the buyer chooses determines it. */
export function energyClass({ front, back = front }: ProductSpecs['brightness']): string {
  if (front < EXEMPT_FROM) return `${CLASS_OF_SCREEN}; staat op de offerte`;
  return back < EXEMPT_FROM
    ? `Buiten geen (vanaf ${exemptFrom} geldt geen label), binnen die van het gekozen scherm`
    : `Geen: vanaf ${exemptFrom} geldt geen label`;
}

/** The class beside a price, which Regulation (EU) 2017/1369, article 6, asks for. */
export function energyNote({ front, back = front }: ProductSpecs['brightness']): string {
  return Math.min(front, back) < EXEMPT_FROM
    ? 'Energieklasse (A tot G): die van het gekozen scherm.'
    : 'Zonder energielabel.';
}
