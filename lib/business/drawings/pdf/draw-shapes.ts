import { palette } from '../../palette';
import {
  type CadDimension,
  type CadLayer,
  type CadShape,
  isUpright,
  measureOf,
  type Point,
} from '../cad-shapes';
import { mm, type Pdf } from './document';
import { lineWidth, writeLine } from './draw-text';

/** Where the origin of a view stands, in mm from the left and upper edge of the paper, and how many mm one there stands for. */
export type Place = { x: number; y: number; scale: number };

/* Widths in mm of ISO 128-2, group 0.5. */
const WIDE = 0.5;
const NARROW = 0.25;
const WIDTHS: Record<CadLayer, number> = {
  front: WIDE,
  side: WIDE,
  top: WIDE,
  foot: WIDE,
  surroundings: NARROW,
  dimensions: NARROW,
  text: NARROW,
};

/* All in mm on paper; heights are those of ISO 3098. */
export const TEXT_HEIGHT = 2.5;
export const HEADING_HEIGHT = 3.5;
const ARROW = { length: 2.5, half: 0.42 };
/** Between what is measured and its extension line, which goes on beyond the dimension. */
const EXTENSION = { gap: 1, beyond: 1.5 };
const TEXT_ABOVE_LINE = 0.9;
/** A line outside a dimension that is too short for arrows inside. */
const OUTSIDE = 5;
const CENTRE_MARK = 3.5;

/** Draws shapes of a view at its scale, in lines of the widths that ISO 128 gives their layers. */
export function drawShapes(pdf: Pdf, shapes: readonly CadShape[], place: Place) {
  for (const shape of shapes) {
    pdf.lineWidth(mm(WIDTHS[shape.layer])).strokeColor(colourOf(shape.layer)).undash();
    if (shape.kind === 'line') {
      strokeLine(
        pdf,
        shape.points.map((point) => onPaper(point, place)),
        shape.closed,
      );
    } else if (shape.kind === 'circle') {
      drawHole(pdf, onPaper(shape.middle, place), shape.radius / place.scale);
    } else if (shape.kind === 'text') {
      const height = shape.isHeading ? HEADING_HEIGHT : TEXT_HEIGHT;
      const weight = shape.isHeading ? 'semibold' : 'regular';
      writeLine(pdf, shape.text, ...onPaper(shape.at, place), { height, weight, align: 'middle' });
    } else {
      drawDimension(pdf, shape, place);
    }
  }
}

export function onPaper([x, y]: Point, place: Place): Point {
  return [place.x + x / place.scale, place.y - y / place.scale];
}

function colourOf(layer: CadLayer): string {
  return layer === 'surroundings' ? palette.steel : 'black';
}

export function strokeLine(pdf: Pdf, points: readonly Point[], closed = false) {
  points.forEach(([x, y], index) => {
    if (index) pdf.lineTo(mm(x), mm(y));
    else pdf.moveTo(mm(x), mm(y));
  });
  if (closed) pdf.closePath();
  pdf.stroke();
}

/** A hole with the mark of its centre. */
function drawHole(pdf: Pdf, [x, y]: Point, radius: number) {
  pdf.circle(mm(x), mm(y), mm(radius)).stroke();
  pdf.lineWidth(mm(NARROW));
  strokeLine(pdf, [
    [x - CENTRE_MARK, y],
    [x + CENTRE_MARK, y],
  ]);
  strokeLine(pdf, [
    [x, y - CENTRE_MARK],
    [x, y + CENTRE_MARK],
  ]);
}

/** A dimension as in ISO 129-1: extension lines, filled arrows, the text above the line or, read from the right, left of it. */
function drawDimension(pdf: Pdf, dimension: CadDimension, place: Place) {
  const [from, to] = dimension.ends.map((end) => onPaper(end, place)) as [Point, Point];
  dimension.edges.forEach((edge, index) => {
    drawExtension(pdf, onPaper(edge, place), index ? to : from);
  });
  const text = measureOf(dimension);
  const width = lineWidth(pdf, text, { height: TEXT_HEIGHT });
  if (isUpright(dimension)) return drawUpright(pdf, text, from, to, width);
  const y = from[1];
  const isShort = isTooShort(to[0] - from[0], width);
  const end = isShort ? to[0] + OUTSIDE + width : to[0];
  const start = isShort ? from[0] - OUTSIDE : from[0];
  strokeLine(pdf, [
    [start, y],
    [end, y],
  ]);
  drawArrow(pdf, from, [isShort ? 1 : -1, 0]);
  drawArrow(pdf, to, [isShort ? -1 : 1, 0]);
  const middle = isShort ? end - width / 2 : (from[0] + to[0]) / 2;
  writeLine(pdf, text, middle, y - TEXT_ABOVE_LINE, { height: TEXT_HEIGHT, align: 'middle' });
}

function drawUpright(pdf: Pdf, text: string, from: Point, to: Point, width: number) {
  const isShort = isTooShort(from[1] - to[1], width);
  const end = isShort ? to[1] - OUTSIDE - width : to[1];
  const start = isShort ? from[1] + OUTSIDE : from[1];
  strokeLine(pdf, [
    [from[0], start],
    [from[0], end],
  ]);
  drawArrow(pdf, from, [0, isShort ? -1 : 1]);
  drawArrow(pdf, to, [0, isShort ? 1 : -1]);
  const middle = isShort ? end + width / 2 : (from[1] + to[1]) / 2;
  const style = { height: TEXT_HEIGHT, align: 'middle', turned: true } as const;
  writeLine(pdf, text, from[0] - TEXT_ABOVE_LINE, middle, style);
}

/** Whether text and arrows stand outside a dimension. */
function isTooShort(length: number, textWidth: number): boolean {
  return length < Math.max(textWidth + 1, 3 * ARROW.length);
}

function drawExtension(pdf: Pdf, edge: Point, end: Point) {
  const length = Math.hypot(end[0] - edge[0], end[1] - edge[1]);
  if (length <= EXTENSION.gap) return;
  const along = (share: number): Point => [
    edge[0] + (end[0] - edge[0]) * share,
    edge[1] + (end[1] - edge[1]) * share,
  ];
  strokeLine(pdf, [along(EXTENSION.gap / length), along(1 + EXTENSION.beyond / length)]);
}

/** @param direction in which it points, one mm long */
function drawArrow(pdf: Pdf, [x, y]: Point, [alongX, alongY]: Point) {
  const back: Point = [x - alongX * ARROW.length, y - alongY * ARROW.length];
  const [wideX, wideY] = [alongY * ARROW.half, alongX * ARROW.half];
  pdf
    .moveTo(mm(x), mm(y))
    .lineTo(mm(back[0] + wideX), mm(back[1] + wideY))
    .lineTo(mm(back[0] - wideX), mm(back[1] - wideY))
    .closePath()
    .fill('black');
}
