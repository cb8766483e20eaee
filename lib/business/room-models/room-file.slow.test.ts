import { createHash } from 'node:crypto';
import { validateBytes } from 'gltf-validator';
import { Box3, Color, type Group, Mesh, type MeshPhysicalMaterial, Vector3 } from 'three';
import { USDLoader } from 'three/examples/jsm/loaders/USDLoader.js';
import { specs } from '../products/specs';
import { ralClassic } from '../ral/ral-classic';
import { entryOf, numbersOf, readGlb } from './glb';
import { type RoomModel, roomModelName, roomModels } from './models';
import { type RoomFile, roomEdition, writeRoomFile } from './room-file';

const MM_PER_M = 1000;
const TOLERANCE_MM = 10;
const ABOVE_A_FOOT_MM = 20;

const cases = roomModels.map((model) => ({ model, name: roomModelName(model) }));

function fileOf(model: RoomModel, format: RoomFile['format'], colour = '3020') {
  return writeRoomFile({ model, format, colour });
}

/** Outer size in mm as dimensions.json has it: the foot plate is the deepest part of a model that stands on one. */
function sizeOf({ product, size, orientation }: RoomModel) {
  const { dimensions, footPlate } = specs[product].sizes[size];
  const { height, width, depth } = dimensions;
  const isTurned = orientation !== specs[product].orientations[0];
  return {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    depth: footPlate?.depth ?? depth,
    body: depth,
  };
}

/** The points of the kiosk in mm, without what hangs it from a ceiling. */
function pointsOf(glb: ReturnType<typeof readGlb>): Vector3[] {
  const kiosk = glb.description.meshes.find(({ name }) => name === 'kiosk');
  return (kiosk?.primitives ?? []).flatMap(({ attributes }) => {
    const numbers = numbersOf(glb, attributes.POSITION);
    return Array.from({ length: numbers.length / 3 }, (_, i) =>
      new Vector3().fromArray(numbers, i * 3).multiplyScalar(MM_PER_M),
    );
  });
}

function expectNear(measured: Vector3, expected: { width: number; height: number; depth: number }) {
  const { width, height, depth } = expected;
  const difference = measured.clone().sub(new Vector3(width, height, depth));
  expect(Math.max(...difference.toArray().map(Math.abs))).toBeLessThanOrEqual(TOLERANCE_MM);
}

async function readWithThree(usdz: Buffer): Promise<Group> {
  // A picture needs a document; what is read without one are meshes and materials.
  jest.spyOn(console, 'warn').mockImplementation();
  return new USDLoader().parse(new Uint8Array(usdz).buffer);
}

function meshesIn(group: { traverse: Group['traverse'] }): Mesh[] {
  const meshes: Mesh[] = [];
  group.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object);
  });
  return meshes;
}

test.each(cases)(
  'GLB of $name has no error, warning or remark of the validator',
  async ({ model }) => {
    const { issues, info } = await validateBytes(new Uint8Array(fileOf(model, 'glb')));
    expect(issues).toMatchObject({ messages: [], numErrors: 0, numWarnings: 0, numInfos: 0 });
    expect(info.totalTriangleCount).toBeLessThan(8000);
  },
);

test.each(cases)('GLB of $name is as large as the product', ({ model }) => {
  const points = pointsOf(readGlb(fileOf(model, 'glb')));
  const expected = sizeOf(model);
  expectNear(new Box3().setFromPoints(points).getSize(new Vector3()), expected);
  const aboveItsFoot = points.filter(({ y }) => y > ABOVE_A_FOOT_MM);
  const { z } = new Box3().setFromPoints(aboveItsFoot).getSize(new Vector3());
  expect(Math.abs(z - expected.body)).toBeLessThanOrEqual(TOLERANCE_MM);
});

test.each(cases)(
  'USDZ of $name is read by three as large as its GLB, in its colour',
  async ({ model }) => {
    const group = await readWithThree(fileOf(model, 'usdz'));
    group.updateMatrixWorld(true);
    const kiosk = group.getObjectByName('kiosk');
    if (!kiosk) throw new Error('It has no kiosk.');
    const size = new Box3().setFromObject(kiosk).getSize(new Vector3()).multiplyScalar(MM_PER_M);
    expectNear(size, sizeOf(model));
    const points = pointsOf(readGlb(fileOf(model, 'glb')));
    expect(size.distanceTo(new Box3().setFromPoints(points).getSize(new Vector3()))).toBeLessThan(
      0.1,
    );
    const coat = meshesIn(kiosk).find(({ name }) => name === 'coat')
      ?.material as MeshPhysicalMaterial;
    expect(coat.color.getHexString()).toBe(new Color('#bb1e10').getHexString());
  },
);

test.each(cases)(
  'USDZ of $name is a stored zip, its layer first and all contents aligned',
  ({ model }) => {
    const files = entriesOf(fileOf(model, 'usdz'));
    expect(files.map(({ name }) => name)[0]).toBe('kiosk.usda');
    expect(files.slice(1).map(({ name }) => name)).toEqual(
      files.slice(1).map(() => expect.stringMatching(/^[\w-]+\.jpg$/)),
    );
    for (const { method, start, flags } of files) {
      expect({ method, flags, rest: start % 64 }).toEqual({ method: 0, flags: 0, rest: 0 });
    }
  },
);

/** The local headers of a zip file, one after the other. */
function entriesOf(zip: Buffer) {
  const entries: { name: string; method: number; flags: number; start: number }[] = [];
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 26), zip.readUInt16LE(at + 28)];
    const start = at + 30 + nameLength + extraLength;
    entries.push({
      name: zip.toString('utf8', at + 30, at + 30 + nameLength),
      method: zip.readUInt16LE(at + 8),
      flags: zip.readUInt16LE(at + 6),
      start,
    });
    at = start + zip.readUInt32LE(at + 18);
  }
  return entries;
}

test('every RAL colour is written as the linear factor of the coat, and of nothing else', () => {
  const model = entryOf(roomModels, 0);
  const plain = readGlb(fileOf(model, 'glb', '9016')).description.materials;
  for (const { code, srgb } of ralClassic) {
    const materials = readGlb(fileOf(model, 'glb', code)).description.materials;
    for (const [i, { name, pbrMetallicRoughness }] of materials.entries()) {
      const [red = 0, green = 0, blue = 0] = pbrMetallicRoughness.baseColorFactor;
      if (name === 'coat') expect(`#${new Color(red, green, blue).getHexString()}`).toBe(srgb);
      else expect(materials[i]).toEqual(plain[i]);
    }
  }
});

test('files that change get a new address (raise WRITER in room-file.ts, then this hash)', () => {
  const all = createHash('sha256');
  for (const { model } of cases) all.update(fileOf(model, 'glb')).update(fileOf(model, 'usdz'));
  expect(`${roomEdition()} ${all.digest('hex').slice(0, 16)}`).toBe(
    'af7003e0f4b6 2f4fcf2b1eb71776',
  );
});
