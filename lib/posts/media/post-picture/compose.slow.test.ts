import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { composePostPicture } from './compose';
import { drawTitle } from './title';

const TITLE = 'Hoe Helder Moet Een Etalagescherm Zijn';
const picture = readFileSync('supabase/media/blog/hoe-helder-moet-een-etalagescherm-zijn.avif');

async function darkShare(
  jpeg: Buffer,
  [left, top, width, height]: [number, number, number, number],
) {
  const { data } = await sharp(jpeg)
    .extract({ left, top, width, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 60).length / data.length;
}

const BELOW_THE_PICTURE = [231, 500, 969, 130] as [number, number, number, number];

test('post picture is a JPEG of 1200 by 630 pixels under 300 kB', async () => {
  const jpeg = await composePostPicture(TITLE, picture);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(jpeg.length).toBeLessThan(300_000);
});

test('post picture has the title below the picture of the post', async () => {
  const jpeg = await composePostPicture(TITLE, picture);
  const ink = await darkShare(jpeg, BELOW_THE_PICTURE);
  expect(ink).toBeGreaterThan(0.05);
  expect(ink).toBeLessThan(0.4);
});

test('post picture contains the picture of the post', async () => {
  const above = { left: 231, top: 0, width: 969, height: 400 };
  const contrast = async (jpeg: Buffer) =>
    (await sharp(await sharp(jpeg).extract(above).toBuffer()).stats()).channels[0]?.stdev ?? 0;
  expect(await contrast(await composePostPicture(TITLE, picture))).toBeGreaterThan(10);
  expect(await contrast(await composePostPicture(TITLE, null))).toBeLessThan(1);
});

test.each([
  ['of many words', 'Woord '.repeat(24).trim()],
  ['of one word', 'W'.repeat(120)],
  ['of one letter', 'A'],
])('post picture fits a title %s', async (_which, title) => {
  const jpeg = await composePostPicture(title, picture);
  const { width, height } = await sharp(jpeg).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(await darkShare(jpeg, [1170, 200, 30, 430])).toBeLessThan(0.9);
});

test('post picture leaves the place of an unreadable picture blank', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const broken = await composePostPicture(TITLE, Buffer.from('geen beeld'));
  expect(broken).toEqual(await composePostPicture(TITLE, null));
  expect(logged).toHaveBeenCalled();
});

test('title of a post picture uses the own font, which is narrower than system fonts', async () => {
  const { info } = await drawTitle(TITLE, 5000, '#000000');
  expect(info.width).toBeLessThan(TITLE.length * 26);
});
