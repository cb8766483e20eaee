import { createHash } from 'node:crypto';
import DxfParser, { type ILwpolylineEntity, type ITextEntity } from 'dxf-parser';
import { ANCHORS } from '../products/conditions';
import { specs } from '../products/specs';
import { drawCad } from './cad-file';
import { cadLayers } from './cad-shapes';
import { drawings } from './files';

const MILLIMETRES = 4;

function read(text: string) {
  const dxf = new DxfParser().parseSync(text);
  if (!dxf) throw new Error('It is not read.');
  const on = (layer: keyof typeof cadLayers) =>
    dxf.entities.filter((entity) => entity.layer === cadLayers[layer]);
  const sizeOf = (layer: keyof typeof cadLayers) => {
    const points = on(layer).flatMap((entity) => (entity as ILwpolylineEntity).vertices ?? []);
    const extent = (values: number[]) => Math.round(Math.max(...values) - Math.min(...values));
    return { width: extent(points.map(({ x }) => x)), height: extent(points.map(({ y }) => y)) };
  };
  return { dxf, on, sizeOf };
}

test.each(drawings)('CAD drawing of $product $size has its true size in every view', (drawing) => {
  const { dimensions, footPlate } = specs[drawing.product].sizes[drawing.size];
  const { dxf, on, sizeOf } = read(drawCad(drawing));
  expect(dxf.header.$INSUNITS).toBe(MILLIMETRES);
  expect(sizeOf('front').width).toBe(dimensions.width);
  expect(sizeOf('top').width).toBe(dimensions.width);
  if (footPlate) {
    expect(sizeOf('top').height).toBe(footPlate.depth);
    expect(sizeOf('side')).toEqual({ width: footPlate.depth, height: dimensions.height });
    expect(sizeOf('foot')).toEqual({ width: footPlate.width, height: footPlate.depth });
    expect(on('foot').filter(({ type }) => type === 'CIRCLE')).toHaveLength(ANCHORS);
  }
});

test.each(drawings)(
  'every shape of the CAD drawing of $product $size is on a layer of its own',
  (drawing) => {
    const { dxf } = read(drawCad(drawing));
    const known = new Set<string>(Object.values(cadLayers));
    expect(dxf.entities.filter(({ layer }) => !known.has(layer))).toEqual([]);
    expect(Object.keys(dxf.tables.layer.layers)).toEqual(expect.arrayContaining([...known]));
  },
);

test('dimensions of a CAD drawing are the lengths that they measure', () => {
  const { on } = read(drawCad({ product: 'brandvision', size: 43 }));
  const texts = on('dimensions').filter(({ type }) => type === 'TEXT') as ITextEntity[];
  expect(texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['1750', '640', '60', '450']),
  );
});

test('drawings for CAD that change get a new edition (raise it in files.ts, then this hash)', () => {
  const all = drawings.map((drawing) => drawCad(drawing)).join('');
  expect(createHash('sha256').update(all).digest('hex').slice(0, 16)).toBe('f19ab42cb02b5b09');
});
