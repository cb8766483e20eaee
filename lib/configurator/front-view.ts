import { activeAreaSize, operatingArea, type Span } from '../products/screen';
import { type Mount, specs } from '../products/specs';
import type { Composition } from './composition';

/** A centred rectangle; `from` and `to` are mm above the floor. */
export type Box = Span & { width: number };

export type FrontView = {
  body: Box;
  screen: Box;
  /** Legs, cables or tubes, at `offset` on both sides of the middle. Cables have the length that the room needs. */
  supports?: Span & { offset: number };
  ceiling?: number;
  /** The part within wheelchair reach. */
  reach?: Span;
};

/* All in mm. */
const TABLE_TOP = 60;
/** Visible height of a screen that lies flat. */
const FLAT_SCREEN = 8;
/** From the edge of the body to a leg or a cable. */
const INSET = 60;

const tubeLengths: Partial<Record<Mount, number>> = {
  'buizen-500': 500,
  'buizen-1000': 1000,
  'buizen-1500': 1500,
};

/** Front view of a composition, in mm. */
export function frontView(composition: Composition): FrontView {
  if (specs[composition.model].tableTop) return tableView(composition);
  const screen = screenBox(composition);
  const body = bodyBox(composition, screen);
  return {
    body,
    screen,
    reach: reachOf(composition),
    ...hangingFrom(composition.mount, body),
  };
}

function screenBox({ model, size, orientation }: Composition): Box {
  const { width, height } = activeAreaSize(size, orientation);
  const from = specs[model].sizes[size].screenBottom[orientation] ?? 0;
  return { width, from, to: from + height };
}

function bodyBox({ model, size, orientation, mount }: Composition, screen: Box): Box {
  const { orientations, sizes } = specs[model];
  const { height, width } = sizes[size].dimensions;
  if (mount === 'voetplaat') return { width, from: 0, to: height };
  if (mount === 'staalkabels') {
    // The column height includes the foot; on cables hangs only the housing of the screen.
    const edge = (width - activeAreaSize(size, 'staand').width) / 2;
    return { width: screen.width + 2 * edge, from: screen.from - edge, to: screen.to + edge };
  }
  const isTurned = orientation !== orientations[0];
  const [across, upwards] = isTurned ? [height, width] : [width, height];
  const middle = (screen.from + screen.to) / 2;
  return { width: across, from: middle - upwards / 2, to: middle + upwards / 2 };
}

function hangingFrom(mount: Mount, body: Box): Pick<FrontView, 'supports' | 'ceiling'> {
  const length = tubeLengths[mount];
  if (mount === 'staalkabels') {
    return { supports: { offset: body.width / 2 - INSET, from: body.to, to: Infinity } };
  }
  if (length === undefined) return {};
  const ceiling = body.to + length;
  return { ceiling, supports: { offset: body.width / 4, from: body.to, to: ceiling } };
}

function reachOf({ model, size, orientation, touch }: Composition): Span | undefined {
  return touch === 0 ? undefined : (operatingArea(model, size, orientation) ?? undefined);
}

/** Seen from the long side; a tilted top rises towards the far edge. */
function tableView({ model, size, mount }: Composition): FrontView {
  const { tableTop, sizes } = specs[model];
  const { dimensions } = sizes[size];
  const picture = activeAreaSize(size, 'liggend');
  const slope = mount === 'tafel-gekanteld' ? Math.sin(((tableTop?.tilt ?? 0) * Math.PI) / 180) : 0;
  const rise = Math.round(dimensions.depth * slope);
  const visibleHeight = slope ? Math.round(picture.height * slope) : FLAT_SCREEN;
  const body = {
    width: dimensions.width,
    from: dimensions.height - TABLE_TOP,
    to: dimensions.height + rise,
  };
  const upperEdge = slope ? body.to - Math.round((rise - visibleHeight) / 2) : body.to;
  return {
    body,
    screen: { width: picture.width, from: upperEdge - visibleHeight, to: upperEdge },
    supports: { offset: dimensions.width / 2 - INSET, from: 0, to: body.from },
  };
}
