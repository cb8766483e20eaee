import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { linearColour } from '../ral/linear-colour';
import { findRalColour } from '../ral/ral-classic';
import { chosenName, readChosenName } from './chosen-name';
import { type Glb, pictureOf, readGlb, writeGlb } from './glb';
import { type RoomModel, roomModelName, roomModels } from './models';
import { pictureFile, usdaOf } from './usda';
import { packUsdz } from './usdz';

/** `glb` for Android and for programs that draw buildings, `usdz` for an iPhone or iPad. */
export const roomFormats = ['glb', 'usdz'] as const;
export type RoomFormat = (typeof roomFormats)[number];

export type RoomFile = {
  model: RoomModel;
  /** RAL Classic number. */
  colour: string;
  format: RoomFormat;
};

/** Raise it when the bytes of a file change although `geometry/` does not. */
const WRITER = 1;

const FOLDER = path.join(process.cwd(), 'lib/business/room-models/geometry');

type Geometry = { bytes: Buffer; glb: Glb; usda?: ReturnType<typeof usdaOf> };

/** The files of 3.3 MB, read once by a process that is asked for one. */
let geometries: ReadonlyMap<string, Geometry> | undefined;

function allGeometry() {
  geometries ??= new Map(
    roomModels.map(roomModelName).map((name) => {
      const bytes = readFileSync(path.join(FOLDER, `${name}.glb`));
      return [name, { bytes, glb: readGlb(bytes) }];
    }),
  );
  return geometries;
}

let edition: string | undefined;

/** Sum of everything that the files are made from: it is in their addresses, so that they never change. */
export function roomEdition(): string {
  if (!edition) {
    const sum = createHash('sha256').update(String(WRITER));
    for (const { bytes } of allGeometry().values()) sum.update(bytes);
    edition = sum.digest('hex').slice(0, 12);
  }
  return edition;
}

const NAME = /^(.+)\.(glb|usdz)$/;

/** @returns undefined for a name of no model, RAL number or format */
export function readRoomFileName(name: string): RoomFile | undefined {
  const [, chosen = '', ending] = NAME.exec(name) ?? [];
  const read = readChosenName(chosen);
  const format = roomFormats.find((candidate) => candidate === ending);
  return read && format && { ...read, format };
}

export function roomFileName({ format, ...chosen }: RoomFile): string {
  return `${chosenName(chosen)}.${format}`;
}

/** Bytes of the model in true size and in this colour; an Error for a number that is not of RAL Classic. */
export function writeRoomFile({ model, colour, format }: RoomFile): Buffer {
  const geometry = allGeometry().get(roomModelName(model));
  const srgb = findRalColour(colour)?.srgb;
  if (!geometry || !srgb) throw new Error(`no model in RAL ${colour}`);
  const coat = linearColour(srgb);
  if (format === 'glb') return writeGlb(geometry.glb, coat);
  geometry.usda ??= usdaOf(geometry.glb);
  const { glb } = geometry;
  const pictures = glb.description.images.map((_, i) => pictureOf(glb, i));
  return packUsdz([
    { name: 'kiosk.usda', content: Buffer.from(geometry.usda(coat)) },
    ...pictures.map(({ name, jpeg }) => ({ name: pictureFile(name), content: jpeg })),
  ]);
}
