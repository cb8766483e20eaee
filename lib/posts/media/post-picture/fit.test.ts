import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { fitPicture } from './fit';

const blank = (channels: 3 | 4) =>
  sharp({ create: { width: 60, height: 40, channels, background: '#bb1e10' } });

const formats: [string, () => Promise<Buffer> | Buffer, number][] = [
  [
    'AVIF',
    () => readFileSync('supabase/media/blog/hoe-helder-moet-een-etalagescherm-zijn.avif'),
    3,
  ],
  ['JPEG', () => blank(3).jpeg().toBuffer(), 3],
  ['grey JPEG', () => blank(3).greyscale().jpeg().toBuffer(), 3],
  ['CMYK JPEG', () => blank(3).toColourspace('cmyk').jpeg().toBuffer(), 3],
  ['PNG with transparency', () => blank(4).png().toBuffer(), 4],
  ['PNG of 16 bits', () => blank(3).toColourspace('rgb16').png().toBuffer(), 3],
  ['WebP', () => blank(3).webp().toBuffer(), 3],
];

test.each(formats)('fitPicture returns raw pixels for the format %s', async (_, make, channels) => {
  const fitted = await fitPicture(await make(), 30, 20);
  expect(fitted?.raw).toEqual({ width: 30, height: 20, channels });
  expect(fitted?.input).toHaveLength(30 * 20 * channels);
});

test('fitPicture keeps transparency when it is composited', async () => {
  const half = { r: 255, g: 0, b: 0, alpha: 0.5 };
  const picture = sharp({ create: { width: 60, height: 40, channels: 4, background: half } });
  const fitted = await fitPicture(await picture.png().toBuffer(), 30, 20);
  const [red] = await firstPixel(
    blank(3)
      .resize(30, 20)
      .composite([fitted ?? {}]),
  );
  // Half of 255, half of the 187 below.
  expect(red).toBeCloseTo(221, -1);
});

test('fitPicture keeps the side of a picture that it is asked for', async () => {
  const left = await sharp({
    create: { width: 20, height: 20, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer();
  const picture = await blank(3)
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const red = async (focus: 'left' | 'right') => {
    const fitted = await fitPicture(picture, 10, 20, focus);
    return Buffer.from((fitted?.input ?? '') as Buffer)[0];
  };
  expect(await red('left')).toBe(255);
  expect(await red('right')).toBe(187);
});

test('fitPicture returns null and logs when the file is no picture', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  expect(await fitPicture(Buffer.from('geen beeld'), 30, 20)).toBeNull();
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

async function firstPixel(image: Sharp): Promise<number[]> {
  const data = await image.removeAlpha().raw().toBuffer();
  return [...data.subarray(0, 3)];
}
