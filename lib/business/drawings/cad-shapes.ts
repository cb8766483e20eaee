import type { Box } from './front-view';

export type Point = readonly [x: number, y: number];

export const cadLayers = {
  front: 'VOORAANZICHT',
  side: 'ZIJAANZICHT',
  top: 'BOVENAANZICHT',
  foot: 'VOET',
  surroundings: 'OMGEVING',
  dimensions: 'MATEN',
  text: 'TEKST',
} as const;

export type CadLayer = keyof typeof cadLayers;

/** A length between two points of the drawing, written on a line beside them. */
export type CadDimension = {
  kind: 'dimension';
  layer: 'dimensions';
  /** Ends of the line, from left to right or from below to above. */
  ends: readonly [Point, Point];
  /** What it measures: extension lines lead from there to the ends. */
  edges: readonly [Point, Point];
};

export type CadText = {
  kind: 'text';
  layer: 'text';
  /** Middle of the baseline. */
  at: Point;
  text: string;
  isHeading?: boolean;
};

/** All in mm, y upwards; `closed` joins the last point to the first. */
export type CadShape =
  | { kind: 'line'; layer: CadLayer; points: readonly Point[]; closed?: boolean }
  | { kind: 'circle'; layer: CadLayer; middle: Point; radius: number }
  | CadText
  | CadDimension;

/** What a dimension says: without a thousands separator, as drawings do. */
export function measureOf({ ends: [from, to] }: CadDimension): string {
  return String(Math.round(Math.hypot(to[0] - from[0], to[1] - from[1])));
}

/** Whether a dimension runs upwards; its text is then read from the right. */
export function isUpright({ ends: [from, to] }: CadDimension): boolean {
  return from[0] === to[0];
}

export function line(layer: CadLayer, points: readonly Point[], closed = false): CadShape {
  return { kind: 'line', layer, points, closed };
}

export function segment(layer: CadLayer, from: Point, to: Point): CadShape {
  return line(layer, [from, to]);
}

export function box(layer: CadLayer, { middle = 0, width, from, to }: Box): CadShape {
  const [left, right] = [middle - width / 2, middle + width / 2];
  return line(
    layer,
    [
      [left, from],
      [right, from],
      [right, to],
      [left, to],
    ],
    true,
  );
}

export function rectangle(layer: CadLayer, width: number, depth: number): CadShape {
  return box(layer, { width, from: -depth / 2, to: depth / 2 });
}

/** Points of a rectangle whose corners are arcs of eight parts. */
export function roundedRectangle(width: number, depth: number, radius: number): Point[] {
  const [x, y] = [width / 2 - radius, depth / 2 - radius];
  const middles: Point[] = [
    [x, y],
    [-x, y],
    [-x, -y],
    [x, -y],
  ];
  return middles.flatMap(([middleX, middleY], corner) =>
    Array.from({ length: 9 }, (_, step): Point => {
      const angle = ((corner + step / 8) * Math.PI) / 2;
      return [middleX + radius * Math.cos(angle), middleY + radius * Math.sin(angle)];
    }),
  );
}

/** @param edges height of what is measured, at its left and right end */
export function across(
  from: number,
  to: number,
  y: number,
  edges: readonly [number, number],
): CadShape {
  return dimension(
    [
      [from, y],
      [to, y],
    ],
    [
      [from, edges[0]],
      [to, edges[1]],
    ],
  );
}

/** @param edge distance from the middle of what is measured */
export function upwards(x: number, from: number, to: number, edge: number): CadShape {
  return dimension(
    [
      [x, from],
      [x, to],
    ],
    [
      [edge, from],
      [edge, to],
    ],
  );
}

export function label(text: string, at: Point): CadShape {
  return { kind: 'text', layer: 'text', at, text };
}

export function heading(text: string, at: Point): CadShape {
  return { kind: 'text', layer: 'text', at, text, isHeading: true };
}

export function moved(shapes: readonly CadShape[], x: number, y: number): CadShape[] {
  return shapes.map((shape) => changed(shape, ([ownX, ownY]) => [ownX + x, ownY + y]));
}

/** Left and right exchanged; texts stay readable. */
export function mirrored(shapes: readonly CadShape[]): CadShape[] {
  return shapes.map((shape) => {
    const other = changed(shape, ([x, y]) => [-x, y]);
    if (other.kind !== 'dimension' || isUpright(other)) return other;
    const { ends, edges } = other;
    return { ...other, ends: [ends[1], ends[0]], edges: [edges[1], edges[0]] };
  });
}

function dimension(ends: CadDimension['ends'], edges: CadDimension['edges']): CadShape {
  return { kind: 'dimension', layer: 'dimensions', ends, edges };
}

function changed(shape: CadShape, change: (point: Point) => Point): CadShape {
  if (shape.kind === 'line') return { ...shape, points: shape.points.map(change) };
  if (shape.kind === 'circle') return { ...shape, middle: change(shape.middle) };
  if (shape.kind === 'text') return { ...shape, at: change(shape.at) };
  const both = ([one, other]: CadDimension['ends']) => [change(one), change(other)] as const;
  return { ...shape, ends: both(shape.ends), edges: both(shape.edges) };
}
