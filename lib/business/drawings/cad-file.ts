import {
  Colors,
  DxfWriter,
  LWPolylineFlags,
  point2d,
  point3d,
  TextHorizontalAlignment,
  Units,
} from '@tarikjabiri/dxf';
import { productOf } from '../products/products';
import { type CadLayer, type CadShape, cadLayers, cadShapes } from './cad-shapes';
import { type Drawing, drawingEdition } from './files';
import { drawnComposition } from './product-drawing';

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

/** Text of a DXF file, 1 unit is 1 mm: the standard version of a product, as on its dimension drawing. */
export function drawCad({ product, size }: Drawing): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  for (const layer of Object.keys(cadLayers) as CadLayer[]) {
    dxf.addLayer(cadLayers[layer], COLOURS[layer]);
  }
  const { version, date } = drawingEdition;
  const title = `Zuilwerk ${productOf(product).name}, ${size} inch. Maten in mm. Uitgave ${version}, ${date}.`;
  for (const shape of cadShapes(drawnComposition(product, size), title)) add(dxf, shape);
  return dxf.stringify();
}

function add(dxf: DxfWriter, shape: CadShape) {
  const layerName = cadLayers[shape.layer];
  if (shape.kind === 'circle') {
    dxf.addCircle(point3d(...shape.middle), shape.radius, { layerName });
  } else if (shape.kind === 'line') {
    dxf.addLWPolyline(
      shape.points.map((point) => ({ point: point2d(...point) })),
      { layerName, flags: shape.closed ? LWPolylineFlags.Closed : LWPolylineFlags.None },
    );
  } else {
    const at = point3d(...shape.at);
    dxf.addText(at, shape.height, shape.text, {
      layerName,
      rotation: shape.turned ? 90 : 0,
      horizontalAlignment: TextHorizontalAlignment.Center,
      secondAlignmentPoint: at,
    });
  }
}
