import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { convertPicture, namedFiles, PictureError } from './convert-picture';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a03020' } });

test('a picture of a camera becomes three files, the largest 1600 px wide', async () => {
  const made = await convertPicture(await picture(4000, 3000).jpeg().toBuffer());
  expect([made.width, made.height]).toEqual([1600, 1200]);
  const sizes = await Promise.all(made.files.map(({ data }) => sharp(data).metadata()));
  expect(sizes.map(({ width, format }) => [width, format])).toEqual([
    [640, 'heif'],
    [1080, 'heif'],
    [1600, 'heif'],
  ]);
  expect(namedFiles('blog/zuil.avif', made).map(({ name }) => name)).toEqual([
    'blog/zuil.avif',
    'blog/zuil-1080.avif',
    'blog/zuil-640.avif',
  ]);
});

test('a picture is never enlarged', async () => {
  const made = await convertPicture(await picture(700, 300).png().toBuffer());
  expect(made.files.map(({ width }) => width)).toEqual([640, 700]);
});

test('a picture stands upright and says no longer where it was taken', async () => {
  const photo = await picture(300, 200)
    .withExif({ IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { width, height, files } = await convertPicture(photo);
  expect([width, height]).toEqual([200, 300]);
  const { exif, orientation = 1 } = await sharp(files[0]?.data).metadata();
  expect([exif, orientation]).toEqual([undefined, 1]);
});

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';

test.each([
  ['an empty file', 'empty', Buffer.alloc(0)],
  ['a drawing', 'vector', Buffer.from(SVG)],
  ['a text', 'unreadable', Buffer.from('geen beeld')],
])('%s is refused as %s', async (_which, problem, bytes) => {
  const error = await convertPicture(bytes).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PictureError);
  expect(error).toMatchObject({ problem });
});

test('a picture of more than 200 megapixels is refused before it is decoded', async () => {
  const png = await picture(1, 1).png().toBuffer();
  // The header says another size, with the checksum that belongs to it.
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  await expect(convertPicture(png)).rejects.toMatchObject({ problem: 'too large' });
});

test('a long screenshot is made smaller until it fits', async () => {
  const made = await convertPicture(await picture(20, 20_000).png().toBuffer());
  expect([made.width, made.height]).toEqual([16, 16_384]);
});

test('a picture that would be too small to read is refused as too long', async () => {
  const png = await picture(8, 33_000).png().toBuffer();
  await expect(convertPicture(png)).rejects.toMatchObject({ problem: 'too long' });
});

test('pages of a TIFF do not move, frames of a PNG do', async () => {
  const page = await picture(4, 4).png().toBuffer();
  const pages = await sharp([page, page], { join: { animated: true } })
    .tiff()
    .toBuffer();
  await expect(convertPicture(pages)).rejects.toMatchObject({ problem: 'several' });
  await expect(convertPicture(withFrames(page, 2))).rejects.toMatchObject({ problem: 'animated' });
  expect((await convertPicture(withFrames(page, 1))).width).toBe(4);
});

/** A PNG with the chunk that tells of its frames. */
function withFrames(png: Buffer, frames: number): Buffer {
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  chunk.write('acTL', 4, 'latin1');
  chunk.writeUInt32BE(frames, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16);
  const afterHeader = 33;
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]);
}

test('a picture that is cut off is refused', async () => {
  const whole = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 99, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  await expect(convertPicture(whole.subarray(0, whole.length / 3))).rejects.toMatchObject({
    problem: 'unreadable',
  });
});
