import type { Composition } from '../configurator/composition';
import { specs } from '../products/specs';
import {
  across,
  box,
  type CadShape,
  heading,
  label,
  line,
  mirrored,
  rectangle,
  roundedRectangle,
  segment,
  upwards,
} from './cad-shapes';
import { type FootPlate, footPlateDetails } from './foot-plate';
import type { Part } from './front-view';
import { type Views, viewsOf } from './product-views';

/** How far what is no part of the kiosk stands from it, in mm of the kiosk. */
export type CadSpace = {
  /** To a dimension, and between two. */
  dimension: number;
  /** A floor, ceiling or wall is drawn so far beyond the kiosk. */
  beyond: number;
};

export type CadViews = {
  /** The floor below its middle is the origin. */
  front: CadShape[];
  /** Seen from the left, so that it belongs at the right of the front view (first angle, ISO 5456-2); its front faces right. */
  side: CadShape[];
  /** Its middle is the origin and its front is below. */
  top: CadShape[];
  /** Seen from above, with the holes; undefined for a model without a foot plate. */
  foot?: CadShape[];
};

/** A cable that has the length that the room needs is drawn so long, in mm. */
const CABLE_LENGTH = 700;

/** The views of a composition, each around an origin of its own: the one source of every drawing for an architect. */
export function cadViews(composition: Composition, space: CadSpace): CadViews {
  const views = viewsOf(composition);
  const { footPlate } = specs[composition.model].sizes[composition.size];
  return {
    front: frontShapes(views, space),
    side: mirrored(sideShapes(views, space)),
    top: topShapes(views, space, footPlate),
    foot: footPlate && footShapes(footPlate, space),
  };
}

/** Half of what the kiosk takes of the floor from front to back, in mm. */
export function halfDepthOf({ depth, footPlateDepth = 0 }: Views): number {
  return Math.max(depth, footPlateDepth) / 2;
}

function frontShapes(views: Views, space: CadSpace): CadShape[] {
  const { parts, screen, outline, nearEdge, ceiling } = views;
  const half = outline.width / 2;
  const ground = half + space.beyond;
  const left = -half - space.dimension;
  return [
    heading('Vooraanzicht', [0, headingOf(views, space)]),
    segment('surroundings', [-ground, 0], [ground, 0]),
    ...(ceiling ? [segment('surroundings', [-ground, ceiling], [ground, ceiling])] : []),
    ...parts.map((part) => box('front', ended(part))),
    box('front', screen),
    across(-half, half, outline.from - space.dimension, [outline.from, outline.from]),
    upwards(left, outline.from, outline.to, -half),
    ...(outline.from > 0 ? [upwards(left, 0, outline.from, -half)] : []),
    upwards(half + space.dimension, 0, nearEdge ?? screen.from, half),
  ];
}

function sideShapes(views: Views, space: CadSpace): CadShape[] {
  const { side, outline, depth, footPlateDepth, ceiling, isOnWall, tiltedTop } = views;
  const half = halfDepthOf(views) + space.beyond;
  const wall = outline.to + space.beyond;
  return [
    heading('Zijaanzicht', [0, headingOf(views, space)]),
    segment('surroundings', [-half, 0], [half, 0]),
    ...(isOnWall ? [segment('surroundings', [depth / 2, 0], [depth / 2, wall])] : []),
    ...(ceiling ? [segment('surroundings', [-half, ceiling], [half, ceiling])] : []),
    ...side.map((part) => box('side', ended(part))),
    ...(tiltedTop ? [line('side', tiltedTop, true)] : []),
    depthOf(views, space),
    ...(footPlateDepth
      ? [across(-footPlateDepth / 2, footPlateDepth / 2, -space.dimension, [0, 0])]
      : []),
  ];
}

/** Above what stands, because its foot is deeper, and below what hangs. */
function depthOf(views: Views, space: CadSpace): CadShape {
  const { outline, tiltedTop } = views;
  const half = coveredDepth(views) / 2;
  const edges = tiltedTop ? ([tiltedTop[0][1], tiltedTop[1][1]] as const) : undefined;
  return isMeasuredAbove(views)
    ? across(-half, half, outline.to + space.dimension, edges ?? [outline.to, outline.to])
    : across(-half, half, outline.from - space.dimension, [outline.from, outline.from]);
}

function topShapes(views: Views, space: CadSpace, plate?: FootPlate): CadShape[] {
  const covered = coveredDepth(views);
  const halfWidth = views.outline.width / 2;
  const far = Math.max(covered, plate?.depth ?? 0) / 2;
  const wall = halfWidth + space.beyond;
  return [
    heading('Bovenaanzicht', [0, far + space.dimension / 2]),
    ...(plate ? [rectangle('top', plate.width, plate.depth)] : []),
    rectangle('top', views.outline.width, covered),
    ...(views.isOnWall ? [segment('surroundings', [-wall, far], [wall, far])] : []),
    upwards(-halfWidth - space.dimension, -far, far, -halfWidth),
  ];
}

function footShapes(plate: FootPlate, space: CadSpace): CadShape[] {
  const { radius, holes, holeDiameter } = footPlateDetails(plate);
  const [halfWidth, halfDepth] = [plate.width / 2, plate.depth / 2];
  const [[left, near], , [right, far]] = holes;
  const step = space.dimension;
  return [
    heading('Voetplaat', [0, halfDepth + step / 2]),
    line('foot', roundedRectangle(plate.width, plate.depth, radius), true),
    ...holes.map(
      (middle): CadShape => ({ kind: 'circle', layer: 'foot', middle, radius: holeDiameter / 2 }),
    ),
    across(-halfWidth, halfWidth, -halfDepth - 2 * step, [-halfDepth, -halfDepth]),
    across(left, right, -halfDepth - step, [near, near]),
    upwards(halfWidth + 2 * step, -halfDepth, halfDepth, halfWidth),
    upwards(halfWidth + step, near, far, right),
    label(`${holes.length} gaten, diameter ${holeDiameter}`, [0, 0]),
  ];
}

/** Depth on the floor: a tilted top covers less than it is deep. */
function coveredDepth({ depth, tiltedTop }: Views): number {
  return tiltedTop ? tiltedTop[1][0] - tiltedTop[0][0] : depth;
}

function isMeasuredAbove({ footPlateDepth, tiltedTop }: Views): boolean {
  return Boolean(footPlateDepth || tiltedTop);
}

/** Height of the names of front and side view, above all that is drawn of both. */
function headingOf(views: Views, { dimension, beyond }: CadSpace): number {
  const { parts, ceiling = 0, isOnWall } = views;
  const top = Math.max(ceiling, ...parts.map((part) => ended(part).to));
  const taken = isMeasuredAbove(views) ? dimension : isOnWall ? beyond : 0;
  return top + taken + dimension;
}

function ended(part: Part): Part {
  return Number.isFinite(part.to) ? part : { ...part, to: part.from + CABLE_LENGTH };
}
