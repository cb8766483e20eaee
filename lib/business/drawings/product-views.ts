import type { Composition } from '../configurator/composition';
import { specs } from '../products/specs';
import { type FrontView, frontView, type Part, TABLE_TOP } from './front-view';

export type Views = FrontView & {
  /** The near edge of a table on the left. */
  side: readonly Part[];
  /** Outline of a tilted table top from the side, from its near upper edge; it replaces the housing. */
  tiltedTop?: readonly [Point, Point, Point, Point];
  depth: number;
  footPlateDepth?: number;
  isOnWall: boolean;
};

type Point = readonly [x: number, height: number];

/* Size in mm from the 3D models: imagery/blender/kiosks. */
const MAST_DEPTH = 54;
/** Distance from the middle of a table to its legs, as a share of its depth. */
const LEG_SHARE = 0.35;

/** Front and side view of a composition, in mm. */
export function viewsOf(composition: Composition): Views {
  const { model, size, mount } = composition;
  const { dimensions, footPlate } = specs[model].sizes[size];
  const { depth } = dimensions;
  const front = frontView(composition);
  const { nearEdge, outline, parts } = front;
  const rise = nearEdge === undefined ? 0 : outline.to - nearEdge;
  const depths: Partial<Record<Part['name'], number>> = {
    'foot plate': footPlate?.depth,
    mast: MAST_DEPTH,
    housing: depth,
  };
  const fromTheSide = (part: Part): Part => {
    const { name, middle = 0, to } = part;
    const width = depths[name] ?? part.width;
    if (name !== 'leg') return { ...part, width, middle: 0 };
    // The legs of the far side reach up to where the top is higher.
    const away = Math.sign(middle) * LEG_SHARE;
    return { ...part, middle: Math.round(away * depth), to: to + Math.round((0.5 + away) * rise) };
  };
  return {
    ...front,
    side: parts.filter(({ name }) => !rise || name !== 'housing').map(fromTheSide),
    tiltedTop: rise ? tiltedTop(depth, rise, outline.to) : undefined,
    depth,
    footPlateDepth: footPlate?.depth,
    isOnWall: mount === 'wand',
  };
}

function tiltedTop(depth: number, rise: number, to: number): Views['tiltedTop'] {
  const sine = rise / depth;
  const cosine = Math.sqrt(1 - sine ** 2);
  const half = (depth * cosine) / 2;
  const [inwards, down] = [TABLE_TOP * sine, TABLE_TOP * cosine];
  return [
    [-half, to - rise],
    [half, to],
    [half + inwards, to - down],
    [-half + inwards, to - rise - down],
  ];
}
