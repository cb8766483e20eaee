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

async function refusalOf(file: string): Promise<string> {
  const error = await toPostPicture(file).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UserError);
  return (error as UserError).message;
}

const frame = (colour: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** How a HEIC file of an iPhone begins: the box that names its kind, then one that is never reached. */
const HEIC = Buffer.from(
  '0000002466747970686569630000000 06d6966316d694846000000006d697066'.replaceAll(' ', ''),
  'hex',
);

test('a picture that can be read becomes AVIF', async () => {
  const avif = await toPostPicture(fileOf('a.png', await frame('red')));
  expect((await sharp(avif).metadata()).format).toBe('heif');
});

test('HEIC is refused in one line that says what to do', async () => {
  const message = await refusalOf(fileOf('IMG_0001.HEIC', HEIC));
  expect(message).toMatch(/IMG_0001\.HEIC is a HEIC picture.* Export it as JPEG/);
  expect(message).not.toContain('\n');
});

test.each(['gif', 'webp'] as const)(
  'an animation in %s is refused, and told apart from a still',
  async (format) => {
    const frames = await Promise.all(['red', 'blue', 'green'].map(frame));
    const animation = await sharp(frames, { join: { animated: true } })
      [format]({ delay: [100, 100, 100] })
      .toBuffer();
    expect(await refusalOf(fileOf(`film.${format}`, animation))).toMatch(/holds 3 frames.*PNG/);
    const still = await sharp(await frame('red'))
      [format]()
      .toBuffer();
    await expect(toPostPicture(fileOf(`still.${format}`, still))).resolves.toBeInstanceOf(Buffer);
  },
);

test.each([
  ['a text', 'a.jpg', Buffer.from('geen beeld')],
  ['an empty file', 'b.jpg', Buffer.alloc(0)],
])('%s is refused in one line', async (_which, name, bytes) => {
  const message = await refusalOf(fileOf(name, bytes));
  expect(message).toMatch(/cannot be read as a picture/);
  expect(message).not.toContain('\n');
});

test('a file that is not there is refused in one line', async () => {
  expect(await refusalOf(path.join(folder, 'weg.jpg'))).not.toContain('\n');
});
