import type { Composition } from '../configurator/composition';
import { activeAreaSize, operatingArea, type Span, tiltRise } from '../products/screen';
import { specs, tubeLength } from '../products/specs';

/** A rectangle; `from` and `to` are mm above the floor. */
export type Box = Span & {
  width: number;
  /** Distance in mm from the middle of the view to the middle of the box. */
  middle?: number;
};

export type Part = Box & {
  name: 'foot plate' | 'mast' | 'leg' | 'cable' | 'tube' | 'housing';
};

export type FrontView = {
  /** What the kiosk consists of, in drawing order. Cables have the length that the room needs. */
  parts: readonly Part[];
  /** What the specified height and width measure: with the foot or the legs, without cables or tubes. */
  outline: Box;
  screen: Box;
  /** Height of the near edge of a tilted table top; its far edge is the top of the outline. */
  nearEdge?: number;
  ceiling?: number;
  /** The part of the screen within wheelchair reach. */
  reach?: Span;
};

/** Thickness of a table top in mm. */
export const TABLE_TOP = 78;

/* Sizes in mm, like TABLE_TOP from the 3D models: imagery/blender/kiosks. */
const FOOT_PLATE = 10;
const WINDOW_MODEL = { mastShare: 0.36, edge: 46 };
const LEG = { width: 50, fromEdge: 150 };
const TUBE = { width: 33, share: 0.27 };
const CABLE = { width: 12, fromEdge: 60 };
/** Visible height of a screen that lies flat. */
const FLAT_SCREEN = 8;

/** Front view of a composition in mm: the one source of every drawing of a kiosk and of its outer sizes. */
export function frontView(composition: Composition): FrontView {
  if (specs[composition.model].tableTop) return tableView(composition);
  const screen = screenBox(composition);
  const housing = housingBox(composition, screen);
  const isStanding = composition.mount === 'voetplaat';
  return {
    parts: [...supportsOf(composition, housing), { name: 'housing', ...housing }],
    outline: isStanding ? { ...housing, from: 0 } : housing,
    screen,
    ceiling: ceilingAbove(composition, housing),
    reach: reachOf(composition),
  };
}

function screenBox({ model, size, orientation }: Composition): Box {
  const { width, height } = activeAreaSize(size, orientation);
  const from = specs[model].sizes[size].screenBottom[orientation] ?? 0;
  return { width, from, to: from + height };
}

function housingBox({ model, size, orientation, mount }: Composition, screen: Box): Box {
  const { orientations, sizes, family } = specs[model];
  const { height, width } = sizes[size].dimensions;
  // The specified height of these includes the mast and the foot.
  const isWindowModel = family.startsWith('raam');
  if (mount === 'voetplaat') {
    return { width, from: isWindowModel ? screen.from - WINDOW_MODEL.edge : 0, to: height };
  }
  const upright = isWindowModel
    ? activeAreaSize(size, 'staand').height + 2 * WINDOW_MODEL.edge
    : height;
  const isTurned = orientation !== orientations[0];
  const [across, upwards] = isTurned ? [upright, width] : [width, upright];
  const middle = (screen.from + screen.to) / 2;
  return { width: across, from: middle - upwards / 2, to: middle + upwards / 2 };
}

function supportsOf({ model, size, mount }: Composition, housing: Box): Part[] {
  const { footPlate, dimensions } = specs[model].sizes[size];
  const length = tubeLength(mount);
  if (mount === 'staalkabels') {
    const { width, fromEdge } = CABLE;
    const cable = { name: 'cable', width, from: housing.to, to: Number.POSITIVE_INFINITY } as const;
    return pair(housing.width / 2 - fromEdge, cable);
  }
  if (length) {
    const { width, share } = TUBE;
    const tube = { name: 'tube', width, from: housing.to, to: housing.to + length } as const;
    return pair(Math.round(housing.width * share), tube);
  }
  if (mount !== 'voetplaat' || !footPlate) return [];
  const plate = { name: 'foot plate', width: footPlate.width, from: 0, to: FOOT_PLATE } as const;
  const width = Math.round(WINDOW_MODEL.mastShare * dimensions.width);
  return housing.from > 0
    ? [plate, { name: 'mast', width, from: FOOT_PLATE, to: housing.from }]
    : [plate];
}

function ceilingAbove({ mount }: Composition, housing: Box): number | undefined {
  const length = tubeLength(mount);
  return length && housing.to + length;
}

function reachOf({ model, size, orientation, touch }: Composition): Span | undefined {
  return touch === 0 ? undefined : (operatingArea(model, size, orientation) ?? undefined);
}

/** Seen from the long side; a tilted top rises towards the far edge. */
function tableView({ model, size, mount }: Composition): FrontView {
  const { height, width, depth } = specs[model].sizes[size].dimensions;
  const picture = activeAreaSize(size, 'liggend');
  const rise = mount === 'tafel-gekanteld' ? tiltRise(model, size) : 0;
  const visibleHeight = rise ? Math.round((picture.height * rise) / depth) : FLAT_SCREEN;
  const to = height + rise;
  const upperEdge = to - Math.round((rise && rise - visibleHeight) / 2);
  const underside = height - TABLE_TOP;
  return {
    parts: [
      ...pair(width / 2 - LEG.fromEdge, { name: 'leg', width: LEG.width, from: 0, to: underside }),
      { name: 'housing', width, from: underside, to },
    ],
    outline: { width, from: 0, to },
    screen: { width: picture.width, from: upperEdge - visibleHeight, to: upperEdge },
    nearEdge: rise ? height : undefined,
  };
}

function pair(offset: number, part: Part): Part[] {
  return [-offset, offset].map((middle) => ({ ...part, middle }));
}
