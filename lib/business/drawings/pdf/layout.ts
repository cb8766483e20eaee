import type { Composition } from '../../configurator/composition';
import type { CadShape } from '../cad-shapes';
import { type CadSpace, type CadViews, cadViews } from '../cad-views';
import { HEADING_HEIGHT, type Place } from './draw-shapes';

/** An area of the paper in mm from its left and upper edge. */
export type Area = { left: number; top: number; right: number; bottom: number };

export type PlacedView = { name: keyof CadViews; shapes: CadShape[]; place: Place; area: Area };

export type Layout = { scale: number; footScale: number; views: PlacedView[] };

/** A3 lying, with the margins of ISO 5457: the left one is for binding. */
export const paper = { width: 420, height: 297 };
export const frame: Area = { left: 20, top: 10, right: 410, bottom: 287 };
/** The length by which a reader checks the print. */
export const checkArea: Area = { left: 20, top: 274, right: 135, bottom: 287 };
export const titleBlock: Area = { left: 230, top: 239, right: 410, bottom: 287 };

/** Scales of ISO 5455, the largest first. */
const SCALES = [5, 10, 20, 50];

/* In mm on paper. */
const SPACE: CadSpace = { dimension: 9, beyond: 11 };
const MARGIN = 7;
const GAP = 8;
/** What a text takes beside the line on which it stands. */
const TEXT_SPACE = 2;

/**
 * Places the views at the largest scale at which all fit: side view right of the front view, top view below it where
 * there is room, else in the right column above the foot plate, which is drawn twice as large where that fits.
 * @throws when they fit at none
 */
export function layOut(composition: Composition): Layout {
  for (const scale of SCALES) {
    for (const footScale of [scale / 2, scale]) {
      const place = (isTopBelow: boolean) => placedAt(composition, scale, footScale, isTopBelow);
      const views = place(true) ?? place(false);
      if (views) return { scale, footScale, views };
    }
  }
  throw new Error(`${composition.model} fits on A3 at no scale`);
}

type Sized = { name: keyof CadViews; shapes: CadShape[]; scale: number; size: Area };

function placedAt(
  composition: Composition,
  scale: number,
  footScale: number,
  isTopBelow: boolean,
): PlacedView[] | undefined {
  const views = viewsAt(composition, scale);
  const front = sized('front', views.front, scale);
  const side = sized('side', views.side, scale);
  const top = sized('top', views.top, scale);
  const foot = footAt(composition, footScale);
  const column = [...(isTopBelow ? [] : [top]), ...(foot ? [foot] : [])];
  const columnWidth = Math.max(0, ...column.map(widthOf));
  const width = columnWidth + (column.length && GAP);
  const columnArea = { ...frame, left: frame.right - MARGIN - columnWidth, bottom: titleBlock.top };
  const placedColumn = stacked(column, columnArea);
  if (!placedColumn) return;
  const wideViews = isTopBelow ? [front, top] : [front];
  const left = Math.min(...wideViews.map(({ size }) => size.left));
  const right = Math.max(...wideViews.map(({ size }) => size.right));
  const free = frame.right - frame.left - 2 * MARGIN - (right - left) - GAP - widthOf(side) - width;
  const stack = heightOf(front) + (isTopBelow ? GAP + heightOf(top) : 0);
  const y = (frame.top + frame.bottom - stack) / 2 - front.size.top;
  // The more in the middle, the better, as long as the title block stays free.
  for (const share of free < 0 ? [] : [0.5, 0.35, 0.2, 0.1, 0]) {
    const x = frame.left + MARGIN + free * share - left;
    const placed = [
      at(front, x, y),
      at(side, x + right + GAP - side.size.left, y),
      ...(isTopBelow ? [at(top, x, y + front.size.bottom + GAP - top.size.top)] : []),
      ...placedColumn,
    ];
    if (placed.every(({ area }) => isFree(area))) return placed;
  }
}

/** Views below each other with equal spaces, in the middle of an area; undefined when they do not fit. */
function stacked(views: readonly Sized[], area: Area): PlacedView[] | undefined {
  const free = area.bottom - area.top - sum(views.map(heightOf));
  const step = free / (views.length + 1);
  if (views.length > 0 && step < MARGIN) return;
  const middle = (area.left + area.right - MARGIN) / 2;
  let from = area.top;
  return views.map((view) => {
    const { size } = view;
    const y = from + step - size.top;
    from += step + heightOf(view);
    return at(view, middle - (size.left + size.right) / 2, y);
  });
}

function viewsAt(composition: Composition, scale: number): CadViews {
  return cadViews(composition, {
    dimension: SPACE.dimension * scale,
    beyond: SPACE.beyond * scale,
  });
}

function footAt(composition: Composition, scale: number): Sized | undefined {
  const { foot } = viewsAt(composition, scale);
  return foot && sized('foot', foot, scale);
}

/** What a view takes around its origin, texts included. */
function sized(name: keyof CadViews, shapes: CadShape[], scale: number): Sized {
  const points = shapes.flatMap((shape) => {
    if (shape.kind === 'line') return shape.points;
    if (shape.kind === 'dimension') return shape.ends;
    return [shape.kind === 'circle' ? shape.middle : shape.at];
  });
  const across = points.map(([x]) => x / scale);
  const upwards = points.map(([, y]) => y / scale);
  const size = {
    left: Math.min(...across) - TEXT_SPACE,
    top: -Math.max(...upwards) - HEADING_HEIGHT,
    right: Math.max(...across) + TEXT_SPACE,
    bottom: -Math.min(...upwards) + TEXT_SPACE,
  };
  return { name, shapes, scale, size };
}

function at({ name, shapes, scale, size }: Sized, x: number, y: number): PlacedView {
  const { left, top, right, bottom } = size;
  const area = { left: x + left, top: y + top, right: x + right, bottom: y + bottom };
  return { name, shapes, place: { x, y, scale }, area };
}

function isFree(area: Area): boolean {
  const isInside = area.top >= frame.top + MARGIN && area.bottom <= frame.bottom - MARGIN / 2;
  return isInside && !overlaps(area, titleBlock) && !overlaps(area, checkArea);
}

export function overlaps(one: Area, other: Area): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function widthOf({ size }: Sized): number {
  return size.right - size.left;
}

function heightOf({ size }: Sized): number {
  return size.bottom - size.top;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
