import type { Composition } from '../configurator/composition';
import { specs } from '../products/specs';
import { type FootPlate, footPlateDetails } from './foot-plate';
import type { Box } from './front-view';
import { viewsOf } from './product-views';

type Point = readonly [x: number, y: number];

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

/** All in mm, y upwards; `closed` joins the last point to the first. */
export type CadShape =
  | { kind: 'line'; layer: CadLayer; points: readonly Point[]; closed?: boolean }
  | { kind: 'circle'; layer: CadLayer; middle: Point; radius: number }
  | { kind: 'text'; layer: CadLayer; at: Point; height: number; text: string; turned?: boolean };

const TEXT_HEIGHT = 40;
const TITLE_HEIGHT = 56;
const DIMENSION_SPACE = 150;
const TICK = 20;
const GAP = 700;
/** A ceiling or wall is drawn so far beyond the kiosk. */
const BEYOND = 200;

/**
 * Front, side and top view of a composition and its foot plate with the holes, in true size. The floor below the middle
 * of the front view is the origin; the top view stands below the front view, with the front downwards.
 */
export function cadShapes(composition: Composition, title: string): CadShape[] {
  const views = viewsOf(composition);
  const { width } = views.outline;
  const { footPlate } = specs[composition.model].sizes[composition.size];
  const sideAt = width / 2 + GAP + halfDepthOf(views);
  const topAt = -GAP - halfDepthOf(views);
  const shapes = [
    ...frontShapes(views),
    ...moved(sideShapes(views), sideAt, 0),
    ...moved(topShapes(views, footPlate), 0, topAt),
    ...(footPlate ? moved(footShapes(footPlate), sideAt + footPlate.width / 2, topAt) : []),
  ];
  return [...shapes, heading(title, [sideAt / 2, 2 * topAt])];
}

type Views = ReturnType<typeof viewsOf>;

function frontShapes({ parts, screen, outline, nearEdge, ceiling, isOnWall }: Views): CadShape[] {
  const half = outline.width / 2;
  const ground = half + BEYOND;
  return [
    heading('Vooraanzicht', [0, highest(parts, ceiling) + DIMENSION_SPACE]),
    segment('surroundings', [-ground, 0], [ground, 0]),
    ...(ceiling ? [segment('surroundings', [-ground, ceiling], [ground, ceiling])] : []),
    ...parts.map((part) => box('front', part, isOnWall ? undefined : ceiling)),
    box('front', screen),
    ...across(-half, half, Math.min(outline.from, 0) - DIMENSION_SPACE),
    ...upwards(-half - DIMENSION_SPACE, outline.from, outline.to),
    ...(outline.from > 0 ? upwards(-half - DIMENSION_SPACE, 0, outline.from) : []),
    ...upwards(half + DIMENSION_SPACE, 0, nearEdge ?? screen.from),
  ];
}

function sideShapes(views: Views): CadShape[] {
  const { side, outline, parts, depth, footPlateDepth, ceiling, isOnWall, tiltedTop } = views;
  const half = halfDepthOf(views);
  const top = highest(parts, ceiling);
  const covered = coveredDepth(views);
  return [
    heading('Zijaanzicht', [0, top + (isOnWall ? BEYOND : 0) + DIMENSION_SPACE]),
    segment('surroundings', [-half - BEYOND, 0], [half + BEYOND, 0]),
    ...(isOnWall
      ? [segment('surroundings', [depth / 2, 0], [depth / 2, outline.to + BEYOND])]
      : []),
    ...(ceiling
      ? [segment('surroundings', [-half - BEYOND, ceiling], [half + BEYOND, ceiling])]
      : []),
    ...side.map((part) => box('side', part, ceiling)),
    ...(tiltedTop ? [line('side', tiltedTop, true)] : []),
    ...across(-covered / 2, covered / 2, Math.min(outline.from, 0) - DIMENSION_SPACE),
    ...(footPlateDepth
      ? across(-footPlateDepth / 2, footPlateDepth / 2, -2 * DIMENSION_SPACE)
      : []),
  ];
}

function topShapes(views: Views, plate?: FootPlate): CadShape[] {
  const covered = coveredDepth(views);
  const halfWidth = views.outline.width / 2;
  const far = Math.max(covered, plate?.depth ?? 0) / 2;
  const wall = halfWidth + BEYOND;
  return [
    heading('Bovenaanzicht', [0, far + DIMENSION_SPACE / 2]),
    ...(plate ? [rectangle('top', plate.width, plate.depth)] : []),
    rectangle('top', views.outline.width, covered),
    ...(views.isOnWall ? [segment('surroundings', [-wall, far], [wall, far])] : []),
    ...across(-halfWidth, halfWidth, -far - DIMENSION_SPACE),
    ...upwards(-halfWidth - DIMENSION_SPACE, -far, far),
  ];
}

/** Half of what the kiosk takes of the floor from front to back. */
function halfDepthOf({ depth, footPlateDepth = 0 }: Views): number {
  return Math.max(depth, footPlateDepth) / 2;
}

/** Depth on the floor: a tilted top covers less than it is deep. */
function coveredDepth({ depth, tiltedTop }: Views): number {
  return tiltedTop ? tiltedTop[1][0] - tiltedTop[0][0] : depth;
}

function footShapes(plate: FootPlate): CadShape[] {
  const { radius, holes, holeDiameter } = footPlateDetails(plate);
  const [halfWidth, halfDepth] = [plate.width / 2, plate.depth / 2];
  const [[left, near], , [right, far]] = holes;
  return [
    heading('Voetplaat', [0, halfDepth + DIMENSION_SPACE / 2]),
    line('foot', roundedRectangle(plate.width, plate.depth, radius), true),
    ...holes.map(
      (middle): CadShape => ({ kind: 'circle', layer: 'foot', middle, radius: holeDiameter / 2 }),
    ),
    ...across(-halfWidth, halfWidth, -halfDepth - 2 * DIMENSION_SPACE),
    ...across(left, right, -halfDepth - DIMENSION_SPACE),
    ...upwards(halfWidth + 2 * DIMENSION_SPACE, -halfDepth, halfDepth),
    ...upwards(halfWidth + DIMENSION_SPACE, near, far),
    label(`${holes.length} gaten, diameter ${holeDiameter}`, [0, 0]),
  ];
}

/** Points of a rectangle whose corners are arcs of eight parts. */
function roundedRectangle(width: number, depth: number, radius: number): Point[] {
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

/** @param ceiling where a cable ends that has the length that the room needs */
function box(layer: CadLayer, { middle = 0, width, from, to }: Box, ceiling?: number): CadShape {
  const top = Number.isFinite(to) ? to : (ceiling ?? from + GAP);
  const [left, right] = [middle - width / 2, middle + width / 2];
  return line(
    layer,
    [
      [left, from],
      [right, from],
      [right, top],
      [left, top],
    ],
    true,
  );
}

function rectangle(layer: CadLayer, width: number, depth: number): CadShape {
  return box(layer, { width, from: -depth / 2, to: depth / 2 });
}

function line(layer: CadLayer, points: readonly Point[], closed = false): CadShape {
  return { kind: 'line', layer, points, closed };
}

function segment(layer: CadLayer, from: Point, to: Point): CadShape {
  return line(layer, [from, to]);
}

function across(from: number, to: number, y: number): CadShape[] {
  return [
    segment('dimensions', [from, y], [to, y]),
    ...[from, to].map((x) => segment('dimensions', [x, y - TICK], [x, y + TICK])),
    label(measureOf(from, to), [(from + to) / 2, y + TICK], 'dimensions'),
  ];
}

function upwards(x: number, from: number, to: number): CadShape[] {
  return [
    segment('dimensions', [x, from], [x, to]),
    ...[from, to].map((y) => segment('dimensions', [x - TICK, y], [x + TICK, y])),
    { ...label(measureOf(from, to), [x - TICK, (from + to) / 2], 'dimensions'), turned: true },
  ];
}

/** A length as a drawing writes it: without a thousands separator. */
function measureOf(from: number, to: number): string {
  return String(Math.round(to - from));
}

type Label = Extract<CadShape, { kind: 'text' }>;

function label(text: string, at: Point, layer: CadLayer = 'text'): Label {
  return { kind: 'text', layer, at, height: TEXT_HEIGHT, text };
}

function heading(text: string, at: Point): CadShape {
  return { ...label(text, at), height: TITLE_HEIGHT };
}

function highest(parts: readonly Box[], ceiling = 0): number {
  return Math.max(ceiling, ...parts.map(({ to }) => to).filter(Number.isFinite));
}

function moved(shapes: readonly CadShape[], x: number, y: number): CadShape[] {
  const move = ([ownX, ownY]: Point): Point => [ownX + x, ownY + y];
  return shapes.map((shape) => {
    if (shape.kind === 'line') return { ...shape, points: shape.points.map(move) };
    if (shape.kind === 'circle') return { ...shape, middle: move(shape.middle) };
    return { ...shape, at: move(shape.at) };
  });
}
