import { formatNumber } from '../../platform/text/format-number';
import { type Composition, standardComposition } from '../configurator/composition';
import { palette } from '../palette';
import { hasTouchOption, operatingArea, reachBand } from '../products/screen';
import { type ProductId, type ScreenSize, screenSizes } from '../products/specs';
import type { Box } from './front-view';
import { PERSON_HEIGHT } from './person-height';
import { type Views, viewsOf } from './product-views';
import { standingPerson } from './standing-person';

/* All in mm. */
const TEXT_HEIGHT = 130;
/** Half the length of the strokes at both ends of a dimension. */
const TICK = 30;
const DIGIT_WIDTH = 73;
const DIMENSION_SPACE = 200;
const GAP = 420;
const HALF_PERSON_WIDTH = 260;
/** Room for the wall or ceiling. */
const MIN_SIDE_WIDTH = 300;

/** Pixels per mm. */
const SCALE = 0.2;

/** SVG with front, side, dimensions in mm, a person, and the reach band of upright screens with touch. */
export function drawProduct(product: ProductId, size: ScreenSize): string {
  const drawn = drawnComposition(product, size);
  const views = viewsOf(drawn);
  const isReached = drawn.touch > 0 && operatingArea(product, size, drawn.orientation);
  const { front, side, person, width, top, height } = frameOf(product);
  const pixels = drawingSize(product);
  const parts = [
    isReached && reachBandAcross(width),
    path(`M0 0H${width}`, palette.steel),
    personAt(person),
    at(front, frontOf(views)),
    at(side, sideOf(views)),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-top} ${width} ${height}"`,
    ` width="${pixels.width}" height="${pixels.height}" fill="none" stroke-width="8"`,
    ` font-family="Archivo, 'Arial Narrow', Arial, sans-serif" font-size="${TEXT_HEIGHT}"`,
    ` text-anchor="middle">${join(parts)}</svg>`,
  ].join('');
}

/** The standard version, with touch where it is available: its drawing shows who can reach the buttons. */
export function drawnComposition(product: ProductId, size: ScreenSize): Composition {
  const touch = hasTouchOption(product, size) ? 1 : 0;
  return { ...standardComposition(product), size, touch };
}

/** Intrinsic size in px, the same for both screen sizes. */
export function drawingSize(product: ProductId): { width: number; height: number } {
  const { width, height } = frameOf(product);
  return { width: Math.round(width * SCALE), height: Math.round(height * SCALE) };
}

/** Size of the drawing in mm, with room for the larger screen size. */
function frameOf(product: ProductId) {
  const views = screenSizes.map((size) => viewsOf(drawnComposition(product, size)));
  const most = (measure: (one: Views) => number) => Math.max(...views.map(measure));
  const halfFront = most((one) => widthOf(one.parts)) / 2;
  const halfSide = most((one) => Math.max(widthOf(one.side), one.depth, MIN_SIDE_WIDTH)) / 2;
  const front = DIMENSION_SPACE * 2 + halfFront;
  const side = front + halfFront + GAP + halfSide;
  const person = side + halfSide + GAP + HALF_PERSON_WIDTH;
  const top = most((one) => Math.max(heightOf(one), PERSON_HEIGHT)) + DIMENSION_SPACE * 1.5;
  return {
    front,
    side,
    person,
    width: person + HALF_PERSON_WIDTH + DIMENSION_SPACE * 2,
    top,
    height: top + DIMENSION_SPACE * 1.5,
  };
}

function frontOf({ parts, screen, reach, outline, nearEdge, ceiling }: Views): string {
  const half = outline.width / 2;
  return join([
    ceiling && path(`M${-half} ${-ceiling}H${half}`, palette.steel),
    ...parts.map((part) => rectangle(part, 'white')),
    rectangle(screen, palette.mist),
    reach && rectangle({ ...reach, width: screen.width }, palette.accent, 0.25),
    horizontalDimension(-half, half, DIMENSION_SPACE - outline.from),
    verticalDimension(-half - DIMENSION_SPACE, outline.from, outline.to),
    verticalDimension(half + DIMENSION_SPACE, 0, nearEdge ?? screen.from),
  ]);
}

function sideOf(views: Views): string {
  const { side, outline, depth, footPlateDepth, ceiling, isOnWall, tiltedTop } = views;
  const half = depth / 2;
  return join([
    isOnWall && path(`M${-half} 0V${-outline.to - DIMENSION_SPACE}`, palette.steel),
    ceiling && path(`M${-MIN_SIDE_WIDTH / 2} ${-ceiling}h${MIN_SIDE_WIDTH}`, palette.steel),
    ...side.map((part) => rectangle(part, 'white')),
    footPlateDepth && horizontalDimension(-footPlateDepth / 2, footPlateDepth / 2, DIMENSION_SPACE),
    tiltedTop ? tilted(tiltedTop, depth) : depthOf(views),
  ]);
}

function depthOf({ depth, outline, footPlateDepth }: Views): string {
  const y = footPlateDepth ? -outline.to - DIMENSION_SPACE / 2 : DIMENSION_SPACE - outline.from;
  return horizontalDimension(-depth / 2, depth / 2, y);
}

/** The top of a table, with its depth along it. */
function tilted(corners: NonNullable<Views['tiltedTop']>, depth: number): string {
  const [[x, near], [farX, far]] = corners;
  const outline = corners.map(([across, height]) => `${round(across)} ${-round(height)}`).join('L');
  const angle = (Math.atan2(far - near, farX - x) * 180) / Math.PI;
  const along = `<g transform="translate(${round(x)} ${-near}) rotate(${-round(angle)})">`;
  return `<path d="M${outline}Z" fill="white" stroke="${palette.ink}"/>${along}${horizontalDimension(0, depth, -DIMENSION_SPACE / 2)}</g>`;
}

function reachBandAcross(width: number): string {
  const { from, to } = reachBand;
  const band = { middle: width / 2, width, from, to };
  const edges = `M0 ${-from}H${width}M0 ${-to}H${width}`;
  return [
    rectangle(band, palette.accent, 0.07, 'none'),
    `<path d="${edges}" stroke="${palette.accent}" stroke-width="5" stroke-dasharray="40 30"/>`,
    textAt(width - DIMENSION_SPACE, -to - TEXT_HEIGHT / 4, formatNumber(to)),
    textAt(width - DIMENSION_SPACE, -from + TEXT_HEIGHT, formatNumber(from)),
  ].join('');
}

function personAt(x: number): string {
  const { outline, head, folds } = standingPerson;
  const lines = `<path d="${outline}"/><path d="${head}"/><path d="${folds}" fill="none"/>`;
  return at(x, `<g fill="${palette.mist}" stroke="${palette.steel}">${lines}</g>`);
}

/** @param y mm below the floor */
function horizontalDimension(from: number, to: number, y: number): string {
  const line = path(
    `M${from} ${y}H${to}M${from} ${y - TICK}v${TICK * 2}M${to} ${y - TICK}v${TICK * 2}`,
    palette.accent,
  );
  const text = formatNumber(to - from);
  const halfText = (text.length * DIGIT_WIDTH) / 2;
  // A number that is wider than its dimension stands beside it.
  return halfText * 2 > to - from - TICK
    ? line + textAt(to + TICK + halfText, y + TEXT_HEIGHT / 3, text)
    : line + textAt((from + to) / 2, y - TEXT_HEIGHT / 3, text);
}

function verticalDimension(x: number, from: number, to: number): string {
  const line = path(
    `M${x} ${-from}V${-to}M${x - TICK} ${-from}h${TICK * 2}M${x - TICK} ${-to}h${TICK * 2}`,
    palette.accent,
  );
  const middle = -(from + to) / 2;
  const turned = `<g transform="translate(${x - TEXT_HEIGHT / 3} ${middle}) rotate(-90)">`;
  return `${line}${turned}${textAt(0, 0, formatNumber(to - from))}</g>`;
}

function rectangle(part: Box, fill: string, opacity = 1, stroke: string = palette.ink) {
  const { middle = 0, width, from, to } = part;
  return `<rect x="${middle - width / 2}" y="${-to}" width="${width}" height="${to - from}" fill="${fill}" fill-opacity="${opacity}" stroke="${stroke}"/>`;
}

function path(d: string, stroke: string): string {
  return `<path d="${d}" stroke="${stroke}"/>`;
}

/** The white edge of the text interrupts the lines behind it. */
function textAt(x: number, y: number, text: string): string {
  return `<text x="${x}" y="${y}" fill="${palette.ink}" stroke="white" stroke-width="24" paint-order="stroke">${text}</text>`;
}

function at(x: number, content: string): string {
  return `<g transform="translate(${x} 0)">${content}</g>`;
}

function join(parts: readonly (string | false | 0 | null | undefined)[]): string {
  return parts.filter(Boolean).join('');
}

function widthOf(parts: readonly Box[]): number {
  return Math.max(...parts.map(({ width }) => width));
}

function heightOf({ parts }: Views): number {
  return Math.max(...parts.map(({ to }) => to));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
