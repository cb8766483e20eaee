import { formatLongDate } from '../../../platform/text/dates';
import { palette } from '../../palette';
import { formatQuantity } from '../../products/format';
import { productOf } from '../../products/products';
import { site } from '../../site';
import { type Drawing, drawingEdition } from '../files';
import { wordmarkOutlines } from '../wordmark';
import { mm, type Pdf } from './document';
import { strokeLine } from './draw-shapes';
import { writeLine } from './draw-text';
import { titleBlock } from './layout';

const NARROW = 0.25;
const WIDE = 0.5;
const PAD = 2.5;
const LABEL = { height: 1.6, colour: palette.steel };
const VALUE = { height: 2.2 };
const WORDMARK = { width: 692, height: 177 };

/* Columns in mm from the left of the block, and rows from its top. */
const COMPANY_WIDTH = 58;
const ROWS = [0, 16, 26.5, 37, 48] as const;
const CELLS = 4;

type Cell = { label: string; value: string };

/** The block of ISO 7200 in the lower right corner: what is drawn, at which scale, in which edition, and by whom. */
export function drawTitleBlock(pdf: Pdf, drawing: Drawing, scale: number, footScale?: number) {
  const { left, top, right, bottom } = titleBlock;
  const { name, sizes } = productOf(drawing.product);
  const start = left + COMPANY_WIDTH;
  const cell = (right - start) / CELLS;
  pdf.strokeColor('black').lineWidth(mm(WIDE));
  strokeLine(pdf, [
    [left, bottom],
    [left, top],
    [right, top],
  ]);
  pdf.lineWidth(mm(NARROW));
  strokeLine(pdf, [
    [start, top],
    [start, bottom],
  ]);
  for (const row of ROWS.slice(1, -1))
    strokeLine(pdf, [
      [start, top + row],
      [right, top + row],
    ]);
  for (let index = 1; index < CELLS; index += 1) {
    const x = start + index * cell;
    strokeLine(pdf, [
      [x, top + ROWS[1]],
      [x, bottom],
    ]);
  }
  drawCompany(pdf, left + PAD + 1, top);
  writeLine(pdf, `${name}, ${formatQuantity(drawing.size, 'inch')}`, start + PAD, top + 8, {
    height: 3.5,
    weight: 'semibold',
  });
  writeLine(pdf, 'Maattekening van de standaarduitvoering', start + PAD, top + 13, VALUE);
  const { version, date } = drawingEdition;
  const rows: Cell[][] = [
    [
      { label: 'Schaal', value: `1:${scale}` },
      { label: 'Schaal voetplaat', value: footScale ? `1:${footScale}` : '–' },
      { label: 'Eenheid', value: 'Maten in mm' },
      { label: 'Projectie', value: '' },
    ],
    [
      { label: 'Kleur', value: 'RAL naar keuze' },
      { label: 'Gewicht', value: formatQuantity(sizes[drawing.size].weightKg, 'kg') },
      { label: 'Formaat', value: 'A3' },
      { label: 'Blad', value: '1 van 1' },
    ],
    [
      { label: 'Tekening', value: `ZW-${numberOf(drawing)}` },
      { label: 'Uitgave', value: String(version) },
      { label: 'Datum', value: formatLongDate(date) },
      { label: 'Taal', value: 'nl' },
    ],
  ];
  rows.forEach((cells, row) => {
    cells.forEach(({ label, value }, column) => {
      const x = start + column * cell + 1.5;
      const y = top + (ROWS[row + 1] ?? 0);
      writeLine(pdf, label, x, y + 3.4, LABEL);
      if (value) writeLine(pdf, value, x, y + 8, VALUE);
    });
  });
  drawFirstAngle(pdf, start + 3.5 * cell, top + ROWS[1] + 6.6);
}

/** "BD-55" of a Brandvision double of 55 inch. */
function numberOf({ product, size }: Drawing): string {
  const initials = product.split('-').map((word) => word[0]?.toUpperCase());
  return `${initials.join('')}-${size}`;
}

function drawCompany(pdf: Pdf, x: number, top: number) {
  const width = 34;
  drawWordmark(pdf, x, top + 5, width);
  const { address, phone, email, legalName } = site;
  const lines = [
    legalName,
    address.street,
    `${address.postalCode} ${address.city}`,
    phone.office.label,
    email.info,
  ];
  lines.forEach((text, index) => {
    writeLine(pdf, text, x, top + 21.5 + index * 4.4, VALUE);
  });
}

/** Draws the wordmark as outlines. @param width mm */
export function drawWordmark(pdf: Pdf, x: number, top: number, width: number) {
  const scale = mm(width) / WORDMARK.width;
  pdf.save().translate(mm(x), mm(top)).scale(scale);
  for (const outline of Object.values(wordmarkOutlines)) pdf.path(outline).fill(palette.ink);
  pdf.restore();
}

/** The symbol of first angle projection (ISO 5456-2): a cone from the side, then from its narrow end. */
function drawFirstAngle(pdf: Pdf, x: number, y: number) {
  const [narrow, wide] = [1.1, 2.2];
  const cone = { left: x - 6, right: x - 1.6 };
  const middle = x + 3.6;
  pdf.lineWidth(mm(0.35));
  strokeLine(
    pdf,
    [
      [cone.left, y - narrow],
      [cone.right, y - wide],
      [cone.right, y + wide],
      [cone.left, y + narrow],
    ],
    true,
  );
  pdf.circle(mm(middle), mm(y), mm(narrow)).stroke();
  pdf.circle(mm(middle), mm(y), mm(wide)).stroke();
  pdf.lineWidth(mm(0.18)).dash(mm(1.2), { space: mm(0.5) });
  strokeLine(pdf, [
    [cone.left - 0.8, y],
    [cone.right + 0.8, y],
  ]);
  strokeLine(pdf, [
    [middle - wide - 0.8, y],
    [middle + wide + 0.8, y],
  ]);
  strokeLine(pdf, [
    [middle, y - wide - 0.8],
    [middle, y + wide + 0.8],
  ]);
  pdf.undash();
}
