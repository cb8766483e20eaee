import { crc32 } from 'node:zlib';

export type PackagedFile = { name: string; content: Buffer };

const LOCAL_HEADER = 30;
const CENTRAL_HEADER = 46;
const END_RECORD = 22;
/** Contents start at a multiple of it, so that a reader can map them into memory. */
const ALIGNMENT = 64;
/** Kind and length of an extra field, which pads the header. */
const EXTRA_HEADER = 4;
/** The kind that Pixar's own packages have. */
const PADDING_KIND = 0x1986;
const VERSION = 10;
/** 1 January 1980, so that the same contents are the same bytes. */
const DATE = 0x0021;

/**
 * A USDZ package: a zip file that is stored, not compressed, each content aligned to 64 bytes.
 * @param files the first one is the layer that a reader opens
 * Source: the USDZ file format specification, openusd.org/release/spec_usdz.html
 */
export function packUsdz(files: readonly PackagedFile[]): Buffer {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const fields = commonFields(name, content);
    const header = Buffer.concat([localHeader(name, fields), padding(offset, name)]);
    header.writeUInt16LE(header.length - LOCAL_HEADER - name.length, 28);
    parts.push(header, content);
    central.push(centralHeader(name, fields, offset));
    offset += header.length + content.length;
  }
  const directory = Buffer.concat(central);
  return Buffer.concat([...parts, directory, endRecord(files.length, directory.length, offset)]);
}

/** The fields that both headers of a file share, from version to the length of the name. */
function commonFields(name: string, content: Buffer): Buffer {
  const fields = Buffer.alloc(24);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(DATE, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function localHeader(name: string, fields: Buffer): Buffer {
  const header = Buffer.alloc(LOCAL_HEADER);
  header.writeUInt32LE(0x04034b50, 0);
  fields.copy(header, 4);
  return Buffer.concat([header, Buffer.from(name)]);
}

function padding(offset: number, name: string): Buffer {
  const start = offset + LOCAL_HEADER + name.length + EXTRA_HEADER;
  const length = -start & (ALIGNMENT - 1);
  const field = Buffer.alloc(EXTRA_HEADER + length);
  field.writeUInt16LE(PADDING_KIND, 0);
  field.writeUInt16LE(length, 2);
  return field;
}

function centralHeader(name: string, fields: Buffer, offset: number): Buffer {
  const header = Buffer.alloc(CENTRAL_HEADER);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION, 4);
  fields.copy(header, 6);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, Buffer.from(name)]);
}

function endRecord(count: number, length: number, offset: number): Buffer {
  const record = Buffer.alloc(END_RECORD);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(length, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}
