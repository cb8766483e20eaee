import { type FontWeight, mm, type Pdf, sizeOfCapitals } from './document';

export type TextStyle = {
  /** Height of its capitals, in mm. */
  height: number;
  weight?: FontWeight;
  colour?: string;
  align?: 'left' | 'middle' | 'right';
  /** Read from the right, as the text of an upright dimension. */
  turned?: boolean;
};

/** Writes one line. @param x and @param y mm from the left and upper edge of the paper, y of the baseline */
export function writeLine(pdf: Pdf, text: string, x: number, y: number, style: TextStyle) {
  const { align = 'left', turned = false } = style;
  const shift = { left: 0, middle: 0.5, right: 1 }[align] * lineWidth(pdf, text, style);
  pdf.save();
  if (turned) pdf.rotate(-90, { origin: [mm(x), mm(y)] });
  pdf.fillColor(style.colour ?? 'black');
  pdf.text(text, mm(x - shift), mm(y), { lineBreak: false, baseline: 'alphabetic' });
  pdf.restore();
}

/** Width of a line in mm. */
export function lineWidth(
  pdf: Pdf,
  text: string,
  { height, weight = 'regular' }: TextStyle,
): number {
  pdf.font(weight).fontSize(sizeOfCapitals(height));
  return pdf.widthOfString(text) / mm(1);
}
