import { formatQuantity } from '../../products/format';
import { productOf } from '../../products/products';
import { companyName } from '../../site';
import { type CadShape, measureOf } from '../cad-shapes';
import type { Drawing } from '../files';
import { drawnComposition } from '../product-drawing';
import { finished, mm, newPdf, type Pdf } from './document';
import { drawShapes, strokeLine } from './draw-shapes';
import { writeLine } from './draw-text';
import { frame, layOut, type PlacedView } from './layout';
import { drawTitleBlock } from './title-block';

/** A length on paper by which a reader sees whether it was printed at its true size, in mm. */
const CHECK_LENGTH = 100;

/** The measured drawing of the standard version on A3, at scale and with a title block: the views of its DXF file. */
export function drawingPdf(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const name = `${productOf(drawing.product).name}, ${formatQuantity(drawing.size, 'inch')}`;
  const { scale, footScale, views } = layOut(drawnComposition(drawing.product, drawing.size));
  const pdf = newPdf({
    title: `Maattekening ${companyName} ${name}`,
    subject: `Schaal 1:${scale}, maten in mm`,
    size: 'A3',
    layout: 'landscape',
  });
  const hasFoot = views.some((view) => view.name === 'foot');
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  document.add(
    pdf.struct('P', {}, () => drawTitleBlock(pdf, drawing, scale, hasFoot ? footScale : undefined)),
  );
  for (const view of views) document.add(figure(pdf, view));
  document.add(pdf.struct('P', {}, () => drawCheck(pdf)));
  document.end();
  pdf.markContent('Artifact', { type: 'Layout' });
  drawFrame(pdf);
  pdf.endMarkedContent();
  return finished(pdf);
}

/** A view, whose name and measures are read out. */
function figure(pdf: Pdf, { shapes, place, area }: PlacedView) {
  const heading = shapes.find((shape) => shape.kind === 'text' && shape.isHeading);
  const name = heading?.kind === 'text' ? heading.text : '';
  const measures = shapes.filter(isDimension).map(measureOf).join(', ');
  const { left, top, right, bottom } = area;
  const bbox = [left, top, right, bottom].map(mm);
  const options = { alt: `${name} met de maten ${measures} mm`, bbox };
  return pdf.struct('Figure', options as PDFKit.Mixins.StructureElementOptions & object, () =>
    drawShapes(pdf, shapes, place),
  );
}

function isDimension(shape: CadShape) {
  return shape.kind === 'dimension';
}

function drawFrame(pdf: Pdf) {
  const { left, top, right, bottom } = frame;
  pdf
    .lineWidth(mm(0.7))
    .strokeColor('black')
    .rect(mm(left), mm(top), mm(right - left), mm(bottom - top))
    .stroke();
}

function drawCheck(pdf: Pdf) {
  const [x, y] = [frame.left + 8, frame.bottom - 7];
  pdf.lineWidth(mm(0.25)).strokeColor('black');
  strokeLine(pdf, [
    [x, y],
    [x + CHECK_LENGTH, y],
  ]);
  for (let step = 0; step <= 10; step += 1) {
    const at = x + (step * CHECK_LENGTH) / 10;
    strokeLine(pdf, [
      [at, y],
      [at, y - (step % 5 ? 1.2 : 2)],
    ]);
  }
  writeLine(pdf, `${CHECK_LENGTH} mm op papier: druk af op 100 procent`, x, y + 3.8, {
    height: 1.8,
  });
}
