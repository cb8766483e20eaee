/* Sizes in mm from the 3D models: imagery/blender/kiosks/parts.py, foot_plate. */
const CORNER_RADIUS = 30;
const HOLE_FROM_EDGE = 45;
/** Fits a countersunk M10 bolt. */
const HOLE_DIAMETER = 11;

export type FootPlate = { width: number; depth: number };

/** Corner radius and the centres of the four holes of a foot plate, in mm from its middle. */
export function footPlateDetails({ width, depth }: FootPlate) {
  const [x, y] = [width / 2 - HOLE_FROM_EDGE, depth / 2 - HOLE_FROM_EDGE];
  return {
    radius: CORNER_RADIUS,
    holeDiameter: HOLE_DIAMETER,
    holes: [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ] as const,
  };
}
