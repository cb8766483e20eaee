export type Point = readonly [x: number, y: number];
export type Quad = readonly [
  topLeft: Point,
  topRight: Point,
  bottomRight: Point,
  bottomLeft: Point,
];

/** Row by row; maps (x, y, 1) to (u·w, v·w, w). */
export type Matrix = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** The perspective map from a quad in px to the unit square: its corners become (0, 0), (1, 0), (1, 1) and (0, 1). */
export function toUnitSquare(quad: Quad): Matrix {
  return inverse(fromUnitSquare(quad));
}

/** The image of a point under a perspective map. */
export function apply([a, b, c, d, e, f, g, h, i]: Matrix, [x, y]: Point): Point {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** The perspective map from the unit square to a quad, after Heckbert (1989). */
export function fromUnitSquare([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): Matrix {
  const sx = x0 - x1 + x2 - x3;
  const sy = y0 - y1 + y2 - y3;
  const [dx1, dx2, dy1, dy2] = [x1 - x2, x3 - x2, y1 - y2, y3 - y2];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

/** The adjugate, which maps like the inverse: a common factor falls out of the division by w. */
function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}
