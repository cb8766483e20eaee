import { palette } from '../../palette';
import { mm, type Pdf, sizeOfCapitals } from './document';
import type { TextStyle } from './draw-text';

/** A text of several lines, with the width in mm that it may take. */
export type Paragraph = TextStyle & { width: number };

type Structure = PDFKit.PDFStructureElement;

/** Height of a line, as a share of the font size. */
const LEADING = 1.3;
/** What Archivo takes by itself. */
const NATURAL = 1.088;

export type Row = { label: string; values: readonly string[] };

export type TableStyle = {
  height: number;
  /** Widths in mm: of the labels, and of each value. */
  label: number;
  value: number;
  /** Above and below the text of a row, in mm. */
  space: number;
  headings?: readonly string[];
};

/** Writes a paragraph from its upper edge. @returns its height in mm */
export function writeParagraph(pdf: Pdf, text: string, x: number, y: number, style: Paragraph) {
  const { height, weight = 'regular', colour = palette.ink, width } = style;
  const size = sizeOfCapitals(height);
  const options = { width: mm(width), lineGap: size * (LEADING - NATURAL) };
  pdf.font(weight).fontSize(size).fillColor(colour).text(text, mm(x), mm(y), options);
  return pdf.heightOfString(text, options) / mm(1);
}

export function paragraphHeight(pdf: Pdf, text: string, style: Paragraph): number {
  const size = sizeOfCapitals(style.height);
  pdf.font(style.weight ?? 'regular').fontSize(size);
  const options = { width: mm(style.width), lineGap: size * (LEADING - NATURAL) };
  return pdf.heightOfString(text, options) / mm(1);
}

/** Adds a table with a heading before each row, and a line below each. @returns the y of its lower edge in mm */
export function addTable(
  pdf: Pdf,
  parent: Structure,
  rows: readonly Row[],
  [left, top]: readonly [number, number],
  style: TableStyle,
): number {
  const { height, label, value, space, headings } = style;
  const table = pdf.struct('Table');
  parent.add(table);
  let y = top;
  const all = headings ? [{ label: '', values: headings, isHead: true }, ...rows] : rows;
  for (const row of all) {
    const isHead = 'isHead' in row;
    const values = row.values.length === 1 && headings ? [row.values[0] ?? ''] : row.values;
    const width = values.length === 1 ? value * Math.max(1, headings?.length ?? 1) : value;
    const name = { height, weight: 'semibold', width: label - 2 } as const;
    const text = { height, weight: isHead ? 'semibold' : 'regular', width: width - 2 } as const;
    const heights = [
      paragraphHeight(pdf, row.label, name),
      ...values.map((one) => paragraphHeight(pdf, one, text)),
    ];
    const rowHeight = Math.max(...heights) + 2 * space;
    const line = pdf.struct('TR');
    table.add(line);
    const at = y + space;
    line.add(
      pdf.struct(isHead ? 'TD' : 'TH', isHead ? {} : ({ scope: 'Row' } as object), () => {
        writeParagraph(pdf, row.label, left, at, name);
      }),
    );
    values.forEach((one, index) => {
      const x = left + label + index * width;
      const scope = isHead ? ({ scope: 'Column' } as object) : {};
      line.add(
        pdf.struct(isHead ? 'TH' : 'TD', scope, () => {
          writeParagraph(pdf, one, x, at, text);
        }),
      );
    });
    line.end();
    y += rowHeight;
    rule(pdf, left, left + label + value * Math.max(1, headings?.length ?? 1), y, isHead);
  }
  table.end();
  return y;
}

/** A thin line across, which is read to nobody. */
export function rule(pdf: Pdf, left: number, right: number, y: number, isStrong = false) {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.lineWidth(mm(isStrong ? 0.3 : 0.15)).strokeColor(isStrong ? palette.ink : '#b9b6ae');
  pdf.moveTo(mm(left), mm(y)).lineTo(mm(right), mm(y)).stroke();
  pdf.endMarkedContent();
}
