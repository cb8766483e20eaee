import { readPdf } from '../../../../packages/testbed/pdf/read-pdf';
import { conditionRows } from '../../products/condition-rows';
import { productIds } from '../../products/ids';
import { productOf } from '../../products/products';
import { specRows } from '../../products/spec-rows';
import { site } from '../../site';
import { overlaps } from './layout';
import { sheetPdf } from './sheet-pdf';

const A4 = { width: 210, height: 297 };
const MARGIN = 12;

test.each(productIds)('sheet of %s is one tagged A4 with all that its page says', async (id) => {
  const pdf = await readPdf(await sheetPdf(id));
  const product = productOf(id);
  expect(pdf).toMatchObject({ pages: 1, language: 'nl-NL' });
  expect(pdf.title).toContain(product.name);
  expect(pdf.width).toBeCloseTo(A4.width, 1);
  expect(pdf.height).toBeCloseTo(A4.height, 1);
  expect(pdf.fonts.map(({ isEmbedded }) => isEmbedded)).toEqual([true, true]);
  expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Figure', 'Table', 'TH', 'L']));
  const words = wordsOf(pdf.texts.map(({ text }) => text).join(' '));
  const values = [...specRows(product), ...conditionRows(id)].flatMap(({ value }) =>
    typeof value === 'string' ? [value] : Object.values(value),
  );
  for (const text of [...values, ...product.features, product.idea, site.email.info]) {
    for (const part of text.split('; ')) expect(words).toContain(wordsOf(part));
  }
});

test.each(productIds)('sheet of %s has no text on another one or in the margin', async (id) => {
  const { texts } = await readPdf(await sheetPdf(id));
  const areas = texts.map(({ x, y, width, size }) => ({
    left: x,
    right: x + width,
    top: y - size * 0.686,
    bottom: y,
  }));
  areas.forEach((area, index) => {
    const met = texts.filter((_, other) => other > index && overlaps(area, areas[other] ?? area));
    expect([texts[index]?.text, met.map(({ text }) => text)]).toEqual([texts[index]?.text, []]);
    expect(area.left).toBeGreaterThan(MARGIN);
    expect(area.top).toBeGreaterThan(MARGIN);
    expect(area.right).toBeLessThan(A4.width - MARGIN);
    expect(area.bottom).toBeLessThan(A4.height - MARGIN / 2);
  });
});

/** Letters and figures alone: a line may break at any space. */
function wordsOf(text: string): string {
  return text.replaceAll(/[\s\u00a0]/g, '');
}
