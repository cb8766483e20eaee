import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { composePostPicture } from './compose';
import { drawTitle } from './title';

const TITLE = 'Hoe Helder Moet Een Etalagescherm Zijn';
const picture = readFileSync('supabase/media/blog/hoe-helder-moet-een-etalagescherm-zijn.avif');

/** Share of the pixels of a part of a picture that are nearly as dark as the ink of the letters. */
async function inkIn(jpeg: Buffer, [left, top, width, height]: [number, number, number, number]) {
  const { data } = await sharp(jpeg)
    .extract({ left, top, width, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 60).length / data.length;
}

const BELOW_THE_PICTURE = [231, 500, 969, 130] as [number, number, number, number];

test('the picture is a JPEG of 1200 by 630 that messengers take', async () => {
  const jpeg = await composePostPicture(TITLE, picture);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(jpeg.length).toBeLessThan(300_000);
});

test('the title stands below the picture', async () => {
  const jpeg = await composePostPicture(TITLE, picture);
  const ink = await inkIn(jpeg, BELOW_THE_PICTURE);
  expect(ink).toBeGreaterThan(0.05);
  expect(ink).toBeLessThan(0.4);
});

test('the picture of the post is in it', async () => {
  const above = { left: 231, top: 0, width: 969, height: 400 };
  const spread = async (jpeg: Buffer) =>
    (await sharp(await sharp(jpeg).extract(above).toBuffer()).stats()).channels[0]?.stdev ?? 0;
  expect(await spread(await composePostPicture(TITLE, picture))).toBeGreaterThan(10);
  expect(await spread(await composePostPicture(TITLE, null))).toBeLessThan(1);
});

test.each([
  ['of many words', 'Woord '.repeat(24).trim()],
  ['of one word', 'W'.repeat(120)],
  ['of one letter', 'A'],
])('a title %s fits', async (_which, title) => {
  const jpeg = await composePostPicture(title, picture);
  const { width, height } = await sharp(jpeg).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(await inkIn(jpeg, [1170, 200, 30, 430])).toBeLessThan(0.9);
});

test('the place of a picture that cannot be read stays plain', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const broken = await composePostPicture(TITLE, Buffer.from('geen beeld'));
  expect(broken).toEqual(await composePostPicture(TITLE, null));
  expect(logged).toHaveBeenCalled();
});

test('the title is set in our own typeface, which is narrower than the ones of a server', async () => {
  const { info } = await drawTitle(TITLE, 5000, '#000000');
  expect(info.width).toBeLessThan(TITLE.length * 26);
});
