import { canBeTouched, reachBand } from '../products/screen';
import { type ProductId, type ScreenSize, screenSizes } from '../products/specs';
import { standingPerson } from './people';
import { type Part, type Views, viewsOf } from './product-views';

/* The tones of app/globals.css: an image of its own does not read the style sheet of the page. */
const INK = '#16191c';
const STEEL = '#5a5f63';
const MIST = '#e9e6df';
const ACCENT = '#a8380c';

/** Height of the numbers, and the room that a line with a number takes, in mm. */
const TEXT = 110;
const ROOM = 200;
const GAP = 420;
const HALF_A_PERSON = 260;
/** Behind what hangs on a wall there is the wall. */
const LEAST_SIDE = 300;

/** Pixels for a millimetre, where a drawing is shown at its own size. */
const SCALE = 0.2;

const number = new Intl.NumberFormat('nl-NL');

/**
 * A product to scale as an SVG file: front, side, measures in mm, and a person of 1.75 m; with the
 * band that everybody reaches where there is something to touch. Both sizes of a product are at one scale.
 */
export function drawProduct(product: ProductId, size: ScreenSize): string {
  const views = viewsOf(product, size);
  const { front, side, person, width, top, height } = frameOf(product);
  const pixels = drawingSize(product);
  const parts = [
    canBeTouched(product, size) && reachBandAcross(width),
    path(`M0 0H${width}`, STEEL),
    standing(person),
    at(front, frontOf(views)),
    at(side, sideOf(views)),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-top} ${width} ${height}"`,
    ` width="${pixels.width}" height="${pixels.height}" fill="none" stroke-width="8"`,
    ` font-family="Archivo, 'Arial Narrow', Arial, sans-serif" font-size="${TEXT}"`,
    ` text-anchor="middle">${joined(parts)}</svg>`,
  ].join('');
}

/** Width and height of a drawing in px; as an image it can be shown at any size. */
export function drawingSize(product: ProductId): { width: number; height: number } {
  const { width, height } = frameOf(product);
  return { width: Math.round(width * SCALE), height: Math.round(height * SCALE) };
}

/** The places of the views in mm, from the left, with room for the larger size. */
function frameOf(product: ProductId) {
  const views = screenSizes.map((size) => viewsOf(product, size));
  const most = (measure: (one: Views) => number) => Math.max(...views.map(measure));
  const halfFront = most((one) => widthOf(one.front)) / 2;
  const halfSide = most((one) => Math.max(widthOf(one.side), LEAST_SIDE)) / 2;
  const front = ROOM * 2 + halfFront;
  const side = front + halfFront + GAP + halfSide;
  const person = side + halfSide + GAP + HALF_A_PERSON;
  const top = most((one) => Math.max(heightOf(one), standingPerson.height)) + ROOM * 1.5;
  return {
    front,
    side,
    person,
    width: person + HALF_A_PERSON + ROOM * 1.5,
    top,
    height: top + ROOM * 1.5,
  };
}

function frontOf({ front, screen, touchArea, body, ceiling }: Views): string {
  const half = body.width / 2;
  return joined([
    ceiling && path(`M${-half} ${-ceiling}H${half}`, STEEL),
    ...front.map((part) => rectangle(part, 'white')),
    screen && rectangle(screen, MIST),
    touchArea && rectangle(touchArea, ACCENT, 0.25),
    lengthAcross(-half, half, ROOM - body.from),
    lengthUp(-half - ROOM, body.from, body.to),
    // From the floor: how high a visitor's hand and eyes must be.
    screen && lengthUp(half + ROOM, 0, screen.from),
  ]);
}

function sideOf({ side, body, footPlateDepth, ceiling, isOnWall }: Views): string {
  const half = body.depth / 2;
  return joined([
    isOnWall && path(`M${-half} 0V${-body.to - ROOM}`, STEEL),
    ceiling && path(`M${-LEAST_SIDE / 2} ${-ceiling}h${LEAST_SIDE}`, STEEL),
    ...side.map((part) => rectangle(part, 'white')),
    footPlateDepth && lengthAcross(-footPlateDepth / 2, footPlateDepth / 2, ROOM),
    footPlateDepth
      ? lengthAcross(-half, half, -body.to - ROOM / 2)
      : lengthAcross(-half, half, ROOM - body.from),
  ]);
}

function reachBandAcross(width: number): string {
  const { from, to } = reachBand;
  const band = { middle: width / 2, width, from, to };
  const edges = `M0 ${-from}H${width}M0 ${-to}H${width}`;
  return [
    rectangle(band, ACCENT, 0.07, 'none'),
    `<path d="${edges}" stroke="${ACCENT}" stroke-width="5" stroke-dasharray="40 30"/>`,
    words(width - ROOM * 0.75, -to - TEXT / 4, number.format(to)),
    words(width - ROOM * 0.75, -from + TEXT, number.format(from)),
  ].join('');
}

function standing(x: number): string {
  const { outline, head, folds } = standingPerson;
  const lines = `<path d="${outline}"/><path d="${head}"/><path d="${folds}" fill="none"/>`;
  return at(x, `<g fill="${MIST}" stroke="${STEEL}">${lines}</g>`);
}

/** A line with a number, from left to right. @param y downwards from the floor */
function lengthAcross(from: number, to: number, y: number): string {
  const line = path(`M${from} ${y}H${to}M${from} ${y - 30}v60M${to} ${y - 30}v60`, ACCENT);
  return line + words((from + to) / 2, y - TEXT / 3, number.format(to - from));
}

/** A line with a number, upwards. @param from and to in mm above the floor */
function lengthUp(x: number, from: number, to: number): string {
  const line = path(`M${x} ${-from}V${-to}M${x - 30} ${-from}h60M${x - 30} ${-to}h60`, ACCENT);
  const middle = -(from + to) / 2;
  const turned = `<g transform="translate(${x - TEXT / 3} ${middle}) rotate(-90)">`;
  return `${line}${turned}${words(0, 0, number.format(to - from))}</g>`;
}

function rectangle(part: Part, fill: string, opacity = 1, stroke = INK) {
  const { middle = 0, width, from, to } = part;
  return `<rect x="${middle - width / 2}" y="${-to}" width="${width}" height="${to - from}" fill="${fill}" fill-opacity="${opacity}" stroke="${stroke}"/>`;
}

function path(d: string, stroke: string): string {
  return `<path d="${d}" stroke="${stroke}"/>`;
}

function words(x: number, y: number, text: string): string {
  return `<text x="${x}" y="${y}" fill="${INK}">${text}</text>`;
}

function at(x: number, content: string): string {
  return `<g transform="translate(${x} 0)">${content}</g>`;
}

function joined(parts: readonly (string | false | 0 | undefined)[]): string {
  return parts.filter(Boolean).join('');
}

function widthOf(parts: readonly Part[]): number {
  return Math.max(...parts.map(({ width }) => width));
}

function heightOf({ front }: Views): number {
  return Math.max(...front.map(({ to }) => to));
}
