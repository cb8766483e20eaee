import { standardComposition } from '../configurator/composition';
import { type Box, frontView } from '../configurator/front-view';
import { hasTouchOption } from '../products/screen';
import { type ProductId, type ScreenSize, specs } from '../products/specs';

/** `middle` is the offset to the right of the middle of the view, in mm. */
export type Part = Box & { middle?: number };

export type Views = {
  front: Part[];
  side: Part[];
  /** The part to which the specified dimensions refer. */
  body: Box & { depth: number };
  footPlateDepth?: number;
  /** Undefined for a table, whose screen is not visible from the front. */
  screen?: Box;
  /** The screen within `reachBand`, where touch is available. */
  touchArea?: Box;
  isOnWall: boolean;
  /** In mm above the floor. */
  ceiling?: number;
};

/* In mm, from the 3D models. */
const PLATE = 12;
const TABLE_TOP = 60;
const TUBE = 40;
/** Of window models: share of the body width, depth, and rim around the screen. */
const MAST = { share: 0.36, depth: 54, rim: 46 };

/** Views of the standard version, in mm. */
export function viewsOf(product: ProductId, size: ScreenSize): Views {
  const { family, sizes, tableTop, mounts } = specs[product];
  const { dimensions, footPlate } = sizes[size];
  const { height, width, depth } = dimensions;
  if (tableTop) return tableViews(height, width, depth);

  const touch = hasTouchOption(product, size) ? 1 : 0;
  const composition = { ...standardComposition(product), size, touch } as const;
  const { body, screen, supports, ceiling, reach } = frontView(composition);
  const headFrom = family.startsWith('raam') ? screen.from - MAST.rim : body.from;
  const standing = (plate: number, mast: number, head: number): Part[] => [
    ...(footPlate ? [{ width: plate, from: 0, to: PLATE }] : []),
    ...(headFrom > body.from ? [{ width: mast, from: 0, to: headFrom }] : []),
    { width: head, from: headFrom, to: body.to },
  ];
  const hanging = (places: number[]): Part[] =>
    supports ? places.map((middle) => ({ ...supports, width: TUBE, middle })) : [];
  const offset = supports?.offset ?? 0;
  return {
    body: { ...body, depth },
    screen,
    touchArea: reach && { ...reach, width: screen.width },
    footPlateDepth: footPlate?.depth,
    front: [
      ...hanging([-offset, offset]),
      ...standing(footPlate?.width ?? 0, MAST.share * width, width),
    ],
    side: [...hanging([0]), ...standing(footPlate?.depth ?? 0, MAST.depth, depth)],
    isOnWall: mounts[0] === 'wand',
    ceiling,
  };
}

function tableViews(height: number, width: number, depth: number): Views {
  const seen = (across: number): Part[] => [
    ...[-1, 1].map((way) => ({
      middle: way * (across / 2 - TABLE_TOP * 2),
      width: TABLE_TOP,
      from: 0,
      to: height - TABLE_TOP,
    })),
    { width: across, from: height - TABLE_TOP, to: height },
  ];
  return {
    front: seen(width),
    side: seen(depth),
    body: { width, from: 0, to: height, depth },
    isOnWall: false,
  };
}
