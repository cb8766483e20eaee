import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { UserError } from '../lib/user-error.ts';
import { toPostPicture } from './post-picture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'post-picture-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, bytes: Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

async function errorMessageOf(file: string): Promise<string> {
  const error = await toPostPicture(file).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UserError);
  return (error as UserError).message;
}

const frame = (colour: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** Start of a HEIC file of an iPhone: the `ftyp` box, then the next box type. */
const HEIC = Buffer.from(
  '0000002466747970686569630000000 06d6966316d694846000000006d697066'.replaceAll(' ', ''),
  'hex',
);

test('toPostPicture converts a PNG to AVIF', async () => {
  const { files } = await toPostPicture(fileOf('a.png', await frame('red')));
  expect(files).toHaveLength(1);
  expect((await sharp(files[0]?.data).metadata()).format).toBe('heif');
});

test('toPostPicture refuses HEIC in one line that says what to do', async () => {
  const message = await errorMessageOf(fileOf('IMG_0001.HEIC', HEIC));
  expect(message).toMatch(/IMG_0001\.HEIC is a HEIC picture.* Export it as JPEG/);
  expect(message).not.toContain('\n');
});

test.each(['gif', 'webp'] as const)(
  'toPostPicture refuses an animated %s and accepts a still one',
  async (format) => {
    const frames = await Promise.all(['red', 'blue', 'green'].map(frame));
    const animation = await sharp(frames, { join: { animated: true } })
      [format]({ delay: [100, 100, 100] })
      .toBuffer();
    expect(await errorMessageOf(fileOf(`film.${format}`, animation))).toMatch(
      /holds 3 frames.*PNG/,
    );
    const still = await sharp(await frame('red'))
      [format]()
      .toBuffer();
    await expect(toPostPicture(fileOf(`still.${format}`, still))).resolves.toMatchObject({
      width: 8,
    });
  },
);

test.each([['a text file', 'a.jpg', Buffer.from('geen beeld')]])(
  'toPostPicture refuses %s in one line',
  async (_which, name, bytes) => {
    const message = await errorMessageOf(fileOf(name, bytes));
    expect(message).toMatch(/cannot be read as a picture/);
    expect(message).not.toContain('\n');
  },
);

test('toPostPicture refuses a missing file in one line', async () => {
  expect(await errorMessageOf(path.join(folder, 'weg.jpg'))).not.toContain('\n');
});
