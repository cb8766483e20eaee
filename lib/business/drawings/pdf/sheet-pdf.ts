import { formatLongDate } from '../../../platform/text/dates';
import { optionRows } from '../../configurator/option-rows';
import { palette } from '../../palette';
import { conditionRows } from '../../products/condition-rows';
import { formatPrice, formatQuantity } from '../../products/format';
import type { ProductId } from '../../products/ids';
import { priceNote } from '../../products/price-note';
import { type Product, productOf } from '../../products/products';
import { specRows } from '../../products/spec-rows';
import { screenSizes } from '../../products/specs';
import { companyName, site } from '../../site';
import { drawingEdition } from '../files';
import { finished, mm, newPdf, type Pdf } from './document';
import { writeLine } from './draw-text';
import { addTable, type Row, rule, writeParagraph } from './sheet-parts';
import { sheetPicture } from './sheet-picture';
import { drawWordmark } from './title-block';

/* All in mm. */
const LEFT = 16;
const RIGHT = 194;
const PICTURE = { top: 46, side: 66 };
const TEXT_LEFT = LEFT + PICTURE.side + 8;
const TABLE_TOP = 119;
const FOOTER = 283;

const FINE = 1.55;
const SMALL = 1.65;
const BODY = 2;

/** The sheet of a product on one A4: picture, key figures, table, options, what the building has to allow, and contact. */
export async function sheetPdf(id: ProductId): Promise<Uint8Array<ArrayBuffer>> {
  const product = productOf(id);
  const picture = await sheetPicture(id);
  const pdf = newPdf({
    title: `Productblad ${companyName} ${product.name}`,
    subject: product.idea,
    size: 'A4',
    layout: 'portrait',
  });
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  const add = (role: string, draw: () => void, options = {}) =>
    document.add(pdf.struct(role, options, draw));
  add('P', () => drawHead(pdf));
  rule(pdf, LEFT, RIGHT, 25, true);
  add('H1', () => {
    writeLine(pdf, product.name, LEFT, 35.5, { height: 5.6, weight: 'semibold' });
  });
  add('P', () => {
    writeLine(pdf, product.idea, LEFT, 41.5, { height: 2.6, colour: palette.steel });
  });
  add('Figure', () => drawPicture(pdf, picture), {
    alt: `${product.picture.alt} (visualisatie)`,
    bbox: [LEFT, PICTURE.top, LEFT + PICTURE.side, PICTURE.top + PICTURE.side].map(mm),
  });
  add('P', () => {
    const y = PICTURE.top + PICTURE.side + 3;
    writeLine(pdf, 'Visualisatie', LEFT, y, { height: FINE, colour: palette.steel });
  });
  keyFigures(product).forEach((figure, index) => {
    add('P', () => drawFigure(pdf, figure, index));
  });
  drawFeatures(pdf, document, product);
  const rows = specRows(product).map(toRow);
  const below = addTable(pdf, document, rows, [LEFT, TABLE_TOP], {
    height: SMALL,
    label: 46,
    value: 66,
    space: 0.78,
    headings: screenSizes.map((size) => formatQuantity(size, 'inch')),
  });
  drawColumns(pdf, document, id, below + 5);
  rule(pdf, LEFT, RIGHT, FOOTER - 4, true);
  add('P', () => drawFooter(pdf));
  document.end();
  return finished(pdf);
}

function drawHead(pdf: Pdf) {
  const { version, date } = drawingEdition;
  drawWordmark(pdf, LEFT, 13, 32);
  const edition = `Productblad, uitgave ${version}, ${formatLongDate(date)}`;
  writeLine(pdf, edition, RIGHT, 20.6, { height: BODY, colour: palette.steel, align: 'right' });
}

function drawPicture(pdf: Pdf, picture: Buffer) {
  pdf.image(picture, mm(LEFT), mm(PICTURE.top), { width: mm(PICTURE.side) });
}

type KeyFigure = { label: string; value: string };

function keyFigures({ sizes }: Product): KeyFigure[] {
  const [small, large] = screenSizes;
  const both = (one: string, other: string) => (one === other ? one : `${one} / ${other}`);
  const values = (measure: (size: (typeof screenSizes)[number]) => string) =>
    both(measure(small), measure(large));
  return [
    {
      label: 'Richtprijs vanaf, excl.\u00a0btw',
      value: values((size) => formatPrice(sizes[size].priceFrom)),
    },
    { label: 'Schermmaat', value: `${small} / ${formatQuantity(large, 'inch')}` },
    {
      label: 'Diepte',
      value: values((size) => formatQuantity(sizes[size].dimensions.depth, 'mm')),
    },
    { label: 'Gewicht', value: values((size) => formatQuantity(sizes[size].weightKg, 'kg')) },
  ];
}

/** Two by two, right of the picture. */
function drawFigure(pdf: Pdf, { label, value }: KeyFigure, index: number) {
  const x = TEXT_LEFT + (index % 2) * 54;
  const y = PICTURE.top + Math.floor(index / 2) * 15;
  writeLine(pdf, label, x, y + 2.4, { height: BODY, colour: palette.steel });
  writeLine(pdf, value, x, y + 8.4, { height: 3.4, weight: 'semibold' });
}

type Structure = PDFKit.PDFStructureElement;

function drawFeatures(pdf: Pdf, document: Structure, { features }: Product) {
  const list = pdf.struct('L');
  document.add(list);
  let y = PICTURE.top + 33;
  for (const feature of features) {
    const at = y;
    const style = { height: BODY, width: RIGHT - TEXT_LEFT - 4 };
    const item = pdf.struct('LI', {}, [
      pdf.struct('LBody', {}, () => {
        writeLine(pdf, '–', TEXT_LEFT, at + BODY + 0.73, { height: BODY });
        y += writeParagraph(pdf, feature, TEXT_LEFT + 4, at, style) + 1.6;
      }),
    ]);
    list.add(item);
  }
  list.end();
}

/** Options and what the building has to allow, side by side. */
function drawColumns(pdf: Pdf, document: Structure, id: ProductId, top: number) {
  const style = { height: SMALL, space: 0.78 };
  const columns = [
    { title: 'Opties en meerprijs', rows: optionRows(id), left: LEFT, label: 42, value: 44 },
    { title: 'In uw gebouw', rows: conditionRows(id), left: LEFT + 92, label: 26, value: 60 },
  ];
  for (const { title, rows, left, label, value } of columns) {
    const heading = { height: 2.4, weight: 'semibold' } as const;
    document.add(
      pdf.struct('H2', {}, () => {
        writeLine(pdf, title, left, top + 2.4, heading);
      }),
    );
    const lines = rows.map((row) => ({
      label: row.label,
      values: [row.value.replaceAll('; ', '\n')],
    }));
    addTable(pdf, document, lines, [left, top + 4.4], { ...style, label, value });
  }
}

function drawFooter(pdf: Pdf) {
  const { legalName, address, phone, email } = site;
  const place = `${address.street}, ${address.postalCode} ${address.city}`;
  const lines = [
    [legalName, place, phone.office.label, email.info].join('   '),
    `${priceNote} ${site.exampleNotice}`,
  ];
  lines.forEach((text, index) => {
    const colour = index ? palette.steel : palette.ink;
    writeLine(pdf, text, LEFT, FOOTER + index * 3.6, { height: index ? FINE : BODY, colour });
  });
}

function toRow({ label, value }: ReturnType<typeof specRows>[number]): Row {
  if (typeof value === 'string') return { label, values: [value] };
  const values = screenSizes.map((size) => value[size]);
  return { label, values: new Set(values).size === 1 ? values.slice(0, 1) : values };
}
