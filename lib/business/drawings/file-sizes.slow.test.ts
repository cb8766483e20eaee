import { writeFileSync } from 'node:fs';
import { productIds } from '../products/ids';
import { drawCad } from './cad-file';
import sizes from './file-sizes.json' with { type: 'json' };
import { drawingFile, drawings, sheetFile } from './files';
import { drawingPdf } from './pdf/drawing-pdf';
import { sheetPdf } from './pdf/sheet-pdf';

const FILE = 'lib/business/drawings/file-sizes.json';

async function realSizes(): Promise<Record<string, number>> {
  const kilobytes: Record<string, number> = {};
  const add = (file: string, bytes: number) => {
    kilobytes[file] = Math.round(bytes / 1000);
  };
  for (const drawing of drawings) {
    add(drawingFile(drawing, 'dxf'), Buffer.byteLength(drawCad(drawing)));
    add(drawingFile(drawing, 'pdf'), (await drawingPdf(drawing)).byteLength);
  }
  for (const product of productIds) add(sheetFile(product), (await sheetPdf(product)).byteLength);
  return kilobytes;
}

test('sizes beside the downloads are those of the files (WRITE_FILE_SIZES=1 writes them again)', async () => {
  const real = await realSizes();
  if (process.env.WRITE_FILE_SIZES) writeFileSync(FILE, `${JSON.stringify(real, null, 2)}\n`);
  const said: Record<string, number> = process.env.WRITE_FILE_SIZES ? real : sizes;
  expect(Object.keys(said)).toEqual(Object.keys(real));
  // Versions of zlib and of the encoder of pictures differ by a few bytes in a hundred.
  for (const [file, kilobytes] of Object.entries(real)) {
    expect([file, Math.abs((said[file] ?? 0) - kilobytes) <= 1 + kilobytes / 20]).toEqual([
      file,
      true,
    ]);
  }
});
