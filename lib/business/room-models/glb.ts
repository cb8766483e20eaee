/** The JSON of our own GLB files (imagery/blender/room_models.py), as far as the site reads it. */
export type Description = {
  nodes: { name: string; mesh: number }[];
  meshes: { name: string; primitives: Primitive[] }[];
  materials: Material[];
  images: { name: string; bufferView: number }[];
  accessors: {
    bufferView: number;
    componentType: number;
    count: number;
    min?: number[];
    max?: number[];
  }[];
  bufferViews: { byteOffset: number; byteLength: number }[];
};

export type Primitive = {
  attributes: { POSITION: number; NORMAL: number; TEXCOORD_0?: number };
  indices: number;
  material: number;
};

export type Material = {
  name: string;
  pbrMetallicRoughness: {
    baseColorFactor: number[];
    roughnessFactor: number;
    metallicFactor: number;
  };
  emissiveTexture?: { index: number };
};

export type Glb = { description: Description; binary: Buffer };

/** Red, green and blue, linear, from 0 to 1. */
export type LinearColour = readonly [number, number, number];

/** The material in the colour of the customer. */
export const COAT = 'coat';

const HEADER = 12;
const CHUNK_HEADER = 8;
const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const SPACE = 0x20;

/** The entry that a number of a GLB file names; an Error where there is none. */
export function entryOf<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index];
  if (entry === undefined) throw new Error(`no entry ${index} of ${list.length}`);
  return entry;
}

/** Splits a GLB file into its two chunks. */
export function readGlb(file: Buffer): Glb {
  const jsonLength = file.readUInt32LE(HEADER);
  const json = file.subarray(HEADER + CHUNK_HEADER, HEADER + CHUNK_HEADER + jsonLength);
  const binary = file.subarray(HEADER + CHUNK_HEADER + jsonLength + CHUNK_HEADER);
  return { description: JSON.parse(json.toString()), binary };
}

/** The bytes of a GLB file whose coat has this colour. */
export function writeGlb({ description, binary }: Glb, coat: LinearColour): Buffer {
  const coloured = { ...description, materials: description.materials.map(paint) };
  function paint(material: Material): Material {
    if (material.name !== COAT) return material;
    const look = { ...material.pbrMetallicRoughness, baseColorFactor: [...coat, 1] };
    return { ...material, pbrMetallicRoughness: look };
  }
  const json = Buffer.from(JSON.stringify(coloured));
  const padded = Buffer.concat([json, Buffer.alloc(-json.length & 3, SPACE)]);
  const header = Buffer.alloc(HEADER);
  const chunks = [...chunk(JSON_CHUNK, padded), ...chunk(BINARY_CHUNK, binary)];
  header.writeUInt32LE(MAGIC, 0);
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(
    chunks.reduce((sum, { length }) => sum + length, HEADER),
    8,
  );
  return Buffer.concat([header, ...chunks]);
}

function chunk(type: number, content: Buffer): Buffer[] {
  const header = Buffer.alloc(CHUNK_HEADER);
  header.writeUInt32LE(content.length, 0);
  header.writeUInt32LE(type, 4);
  return [header, content];
}

/** The numbers of an accessor: floats, or indices of 16 bits. */
export function numbersOf(
  { description, binary }: Glb,
  accessor: number,
): Float32Array | Uint16Array {
  const { bufferView, componentType } = entryOf(description.accessors, accessor);
  const { byteOffset, byteLength } = entryOf(description.bufferViews, bufferView);
  // A copy, because a typed array must start at a multiple of its element.
  const { buffer } = new Uint8Array(binary.subarray(byteOffset, byteOffset + byteLength));
  return componentType === FLOAT ? new Float32Array(buffer) : new Uint16Array(buffer);
}

const FLOAT = 5126;

/** Bytes of the picture of a texture, a JPEG; in our files a texture has the number of its image. */
export function pictureOf(
  { description, binary }: Glb,
  texture: number,
): { name: string; jpeg: Buffer } {
  const { name, bufferView } = entryOf(description.images, texture);
  const { byteOffset, byteLength } = entryOf(description.bufferViews, bufferView);
  return { name, jpeg: binary.subarray(byteOffset, byteOffset + byteLength) };
}
