import { type ReadPdf, type ReadText, readPdf } from '../../../../packages/testbed/pdf/read-pdf';
import { specs } from '../../products/specs';
import { drawings } from '../files';
import { drawnComposition } from '../product-drawing';
import { viewsOf } from '../product-views';
import { drawingPdf } from './drawing-pdf';
import { frame, layOut, overlaps } from './layout';

const A3 = { width: 420, height: 297 };

const read = new Map<string, Promise<ReadPdf>>();

function pdfOf(drawing: (typeof drawings)[number]): Promise<ReadPdf> {
  const key = `${drawing.product}-${drawing.size}`;
  const found = read.get(key) ?? drawingPdf(drawing).then(readPdf);
  read.set(key, found);
  return found;
}

test.each(drawings)(
  'PDF of $product $size is one tagged A3 with embedded fonts',
  async (drawing) => {
    const pdf = await pdfOf(drawing);
    expect(pdf).toMatchObject({ pages: 1, language: 'nl-NL' });
    expect(pdf.roles.filter((role) => role === 'Figure').length).toBeGreaterThan(2);
    expect(pdf.title).toContain(specs[drawing.product].name);
    expect(pdf.width).toBeCloseTo(A3.width, 1);
    expect(pdf.height).toBeCloseTo(A3.height, 1);
    expect(pdf.fonts).toHaveLength(2);
    for (const { name, isEmbedded } of pdf.fonts) {
      expect(name).toContain('Archivo');
      expect(isEmbedded).toBe(true);
    }
  },
);

test.each(drawings)('PDF of $product $size has its size on paper at its scale', async (drawing) => {
  const composition = drawnComposition(drawing.product, drawing.size);
  const { outline, depth, footPlateDepth } = viewsOf(composition);
  const { scale, footScale } = layOut(composition);
  const { segments, texts } = await pdfOf(drawing);
  const lengths = segments.map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]));
  const nearest = (wanted: number) =>
    Math.min(...lengths.map((length) => Math.abs(length - wanted)));
  const measures = [outline.width, outline.to - outline.from, depth, footPlateDepth ?? depth];
  for (const measure of measures) expect(nearest(measure / scale)).toBeLessThan(0.1);
  if (footPlateDepth) expect(nearest(footPlateDepth / footScale)).toBeLessThan(0.1);
  expect(texts.map(({ text }) => text)).toContain(`1:${scale}`);
});

test.each(drawings)(
  'PDF of $product $size has no text on another one or outside the frame',
  async (drawing) => {
    const { texts } = await pdfOf(drawing);
    const areas = texts.map(areaOf);
    areas.forEach((area, index) => {
      const met = texts.filter((_, other) => other > index && overlaps(area, areas[other] ?? area));
      expect([texts[index]?.text, met.map(({ text }) => text)]).toEqual([texts[index]?.text, []]);
      expect(area.left).toBeGreaterThan(frame.left);
      expect(area.top).toBeGreaterThan(frame.top);
      expect(area.right).toBeLessThan(frame.right);
      expect(area.bottom).toBeLessThan(frame.bottom);
    });
  },
);

test.each(drawings)(
  'dimensions in the PDF of $product $size are crossed by no line',
  async (drawing) => {
    const { texts, segments } = await pdfOf(drawing);
    for (const text of texts.filter((one) => /^\d{2,4}$/.test(one.text))) {
      const area = areaOf(text);
      const crossing = segments.filter(({ from, to }) => {
        const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
        const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
        return left < area.right && right > area.left && top < area.bottom && bottom > area.top;
      });
      expect([text.text, crossing]).toEqual([text.text, []]);
    }
  },
);

test('PDF of a drawing names scale, edition, unit and projection in its title block', async () => {
  const { texts } = await pdfOf({ product: 'brandvision', size: 43 });
  const found = texts.map(({ text }) => text);
  for (const text of ['Maten in mm', 'Projectie', 'Uitgave', 'RAL naar keuze', 'ZW-B-43', '1750']) {
    expect(found).toContain(text);
  }
});

/** What the capitals and figures of a text cover. */
function areaOf({ x, y, width, size, isTurned }: ReadText) {
  const height = size * 0.686;
  return isTurned
    ? { left: x - height, right: x, top: y - width, bottom: y }
    : { left: x, right: x + width, top: y - height, bottom: y };
}
