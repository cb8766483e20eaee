import { canBeTouched, operatingArea, pictureMeasures } from '../products/screen';
import { type ProductId, type ScreenSize, specs } from '../products/specs';

/** In mm: from the middle of a view to the right, and above the floor. */
export type Box = { x: number; bottom: number; width: number; height: number };

export type Views = {
  /** Housing, foot plate, legs and tubes. */
  front: Box[];
  side: Box[];
  /** What the measures of the table of specifications are taken of. */
  body: { bottom: number; top: number; width: number; depth: number };
  /** Deeper than the body, where there is one. */
  footPlateDepth?: number;
  /** On the front. A table has it on top, where a front view does not show it. */
  screen?: Box;
  /** The part of the screen in which everybody reaches the buttons, where touch can be had. */
  touchArea?: Box;
  isOnWall: boolean;
  /** In mm above the floor, of what hangs from one. */
  ceiling?: number;
};

/* Not in the specifications: as in our models. */
const PLATE = 12;
const TABLE_TOP = 60;
const TUBE = { width: 40, length: 500 };
/** Window models carry their screen on a mast: its share of the width, its depth, and the rim around the picture. */
const MAST = { share: 0.36, depth: 54, rim: 46 };

/** A product from the front and from the side, in mm, in the orientation that its pictures show. */
export function viewsOf(product: ProductId, size: ScreenSize): Views {
  const { family, orientations, sizes, tableTop, mounts } = specs[product];
  const { dimensions, footPlate, screenBottom } = sizes[size];
  const { height, width, depth } = dimensions;
  if (tableTop) return tableViews(height, width, depth);

  const [orientation] = orientations;
  const picture = pictureMeasures(size, orientation);
  const lowerEdge = screenBottom[orientation] ?? 0;
  const bottom = footPlate ? 0 : lowerEdge - (height - picture.height) / 2;
  const body = { bottom, top: bottom + height, width, depth };
  const screen = centred(picture.width, lowerEdge, picture.height);
  const area = canBeTouched(product, size) ? operatingArea(product, size, orientation) : null;
  const hasTubes = mounts[0].startsWith('buizen');
  const tube = { bottom: body.top, width: TUBE.width, height: TUBE.length };
  const tubesAt = (places: number[]) =>
    hasTubes ? places.map((place) => ({ ...tube, x: place - TUBE.width / 2 })) : [];
  const headBottom = family.startsWith('raam') ? lowerEdge - MAST.rim : bottom;
  const housing = (across: number, mast: number) => [
    ...(headBottom > bottom ? [centred(mast, 0, headBottom)] : []),
    centred(across, headBottom, body.top - headBottom),
  ];
  return {
    body,
    screen,
    touchArea: area ? { ...screen, bottom: area.from, height: area.to - area.from } : undefined,
    footPlateDepth: footPlate?.depth,
    front: [
      ...(footPlate ? [centred(footPlate.width, 0, PLATE)] : []),
      ...tubesAt([-width / 4, width / 4]),
      ...housing(width, MAST.share * width),
    ],
    side: [
      ...(footPlate ? [centred(footPlate.depth, 0, PLATE)] : []),
      ...tubesAt([0]),
      ...housing(depth, MAST.depth),
    ],
    isOnWall: mounts[0] === 'wand',
    ceiling: hasTubes ? body.top + TUBE.length : undefined,
  };
}

function tableViews(height: number, width: number, depth: number): Views {
  const legs = (across: number) =>
    [-1, 1].map((way) => ({
      x: way * (across / 2 - TABLE_TOP * 2) - TABLE_TOP / 2,
      bottom: 0,
      width: TABLE_TOP,
      height: height - TABLE_TOP,
    }));
  const top = (across: number) => centred(across, height - TABLE_TOP, TABLE_TOP);
  return {
    front: [...legs(width), top(width)],
    side: [...legs(depth), top(depth)],
    body: { bottom: 0, top: height, width, depth },
    isOnWall: false,
  };
}

function centred(width: number, bottom: number, height: number): Box {
  return { x: -width / 2, bottom, width, height };
}
