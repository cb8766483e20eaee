import {
  Colors,
  DxfWriter,
  LWPolylineFlags,
  point2d,
  point3d,
  TextHorizontalAlignment,
  Units,
} from '@tarikjabiri/dxf';
import type { Composition } from '../configurator/composition';
import { productOf } from '../products/products';
import {
  type CadDimension,
  type CadLayer,
  type CadShape,
  cadLayers,
  heading,
  isUpright,
  measureOf,
  moved,
  type Point,
} from './cad-shapes';
import { cadViews, halfDepthOf } from './cad-views';
import { type Drawing, drawingEdition } from './files';
import { drawnComposition } from './product-drawing';
import { viewsOf } from './product-views';

const GREY = 8;
const COLOURS: Record<CadLayer, number> = {
  front: Colors.White,
  side: Colors.White,
  top: Colors.White,
  foot: Colors.White,
  surroundings: GREY,
  dimensions: Colors.Red,
  text: Colors.White,
};

/* All in mm. */
const TEXT_HEIGHT = 40;
const HEADING_HEIGHT = 56;
const SPACE = { dimension: 150, beyond: 200 };
/** Half the length of the strokes at both ends of a dimension, and what extension lines leave free of the kiosk. */
const TICK = 20;
const GAP = 700;

/** Text of a DXF file, 1 unit is 1 mm: the standard version of a product, as on its dimension drawing. */
export function drawCad({ product, size }: Drawing): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  for (const layer of Object.keys(cadLayers) as CadLayer[]) {
    dxf.addLayer(cadLayers[layer], COLOURS[layer]);
  }
  const { version, date } = drawingEdition;
  const title = `Zuilwerk ${productOf(product).name}, ${size} inch. Maten in mm. Uitgave ${version}, ${date}.`;
  for (const shape of placed(drawnComposition(product, size), title)) add(dxf, shape);
  return dxf.stringify();
}

/** All views in one model space: the top view below the front view, the foot plate below the side view. */
function placed(composition: Composition, title: string): CadShape[] {
  const views = viewsOf(composition);
  const { front, side, top, foot } = cadViews(composition, SPACE);
  const halfDepth = halfDepthOf(views);
  const halfWidth = views.outline.width / 2;
  const sideAt = halfWidth + GAP + halfDepth;
  const topAt = -GAP - halfDepth;
  return [
    ...front,
    ...moved(side, sideAt, 0),
    ...moved(top, 0, topAt),
    ...moved(foot ?? [], sideAt + halfWidth, topAt),
    heading(title, [sideAt / 2, 2 * topAt]),
  ];
}

function add(dxf: DxfWriter, shape: CadShape) {
  const layerName = cadLayers[shape.layer];
  if (shape.kind === 'circle') {
    dxf.addCircle(point3d(...shape.middle), shape.radius, { layerName });
  } else if (shape.kind === 'line') {
    addLine(dxf, layerName, shape.points, shape.closed);
  } else if (shape.kind === 'text') {
    addText(dxf, layerName, shape.text, shape.at, shape.isHeading ? HEADING_HEIGHT : TEXT_HEIGHT);
  } else {
    addDimension(dxf, layerName, shape);
  }
}

function addDimension(dxf: DxfWriter, layerName: string, dimension: CadDimension) {
  const { ends, edges } = dimension;
  const upright = isUpright(dimension);
  addLine(dxf, layerName, ends);
  ends.forEach(([x, y], index) => {
    const [edgeX, edgeY] = edges[index as 0 | 1];
    const [outwardsX, outwardsY] = [Math.sign(x - edgeX) * TICK, Math.sign(y - edgeY) * TICK];
    addLine(dxf, layerName, [
      [edgeX + outwardsX, edgeY + outwardsY],
      [x + outwardsX, y + outwardsY],
    ]);
  });
  const [x, y] = [(ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2];
  const at: Point = upright ? [x - TICK, y] : [x, y + TICK];
  addText(dxf, layerName, measureOf(dimension), at, TEXT_HEIGHT, upright ? 90 : 0);
}

function addLine(dxf: DxfWriter, layerName: string, points: readonly Point[], closed = false) {
  dxf.addLWPolyline(
    points.map((point) => ({ point: point2d(...point) })),
    { layerName, flags: closed ? LWPolylineFlags.Closed : LWPolylineFlags.None },
  );
}

function addText(
  dxf: DxfWriter,
  layerName: string,
  text: string,
  [x, y]: Point,
  height: number,
  rotation = 0,
) {
  const at = point3d(x, y);
  dxf.addText(at, height, text, {
    layerName,
    rotation,
    horizontalAlignment: TextHorizontalAlignment.Center,
    secondAlignmentPoint: at,
  });
}
