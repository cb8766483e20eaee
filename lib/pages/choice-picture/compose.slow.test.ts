import sharp from 'sharp';
import { type Composition, standardComposition } from '../../business/configurator/composition';
import { pictureOf } from '../../business/configurator/picture-of';
import { productIds } from '../../business/products/ids';
import { emptyProject, toLine } from '../../business/project/project';
import { pictureOfComposition, pictureOfProject } from './choice-picture';
import { composeChoicePicture } from './compose';

const RED = '3020';
const kiosk = (model: (typeof productIds)[number], choice: Partial<Composition> = {}) => ({
  ...standardComposition(model),
  ...choice,
});

/** Share of the pixels beside the column that have nearly the hue of a RAL colour. */
async function redShare(jpeg: Buffer): Promise<number> {
  const { data, info } = await sharp(jpeg)
    .extract({ left: 231, top: 0, width: 969, height: 440 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 90 && green < red / 2.2 && blue < red / 2.2) found += 1;
  }
  return found / (data.length / info.channels);
}

test.each(productIds)('the picture of a %s is a small JPEG in its colour', async (model) => {
  const jpeg = await composeChoicePicture(pictureOfComposition(kiosk(model, { colour: RED })));
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(jpeg.length).toBeLessThan(120_000);
  const grey = await composeChoicePicture(pictureOfComposition(kiosk(model, { colour: '7016' })));
  expect(await redShare(jpeg)).toBeGreaterThan((await redShare(grey)) + 0.005);
});

test('a kiosk without a render is drawn in its colour', async () => {
  const lying = kiosk('clearvision-double', { mount: 'staalkabels', colour: RED });
  expect(pictureOf(lying)).toBeUndefined();
  const jpeg = await composeChoicePicture(pictureOfComposition(lying));
  expect(await redShare(jpeg)).toBeGreaterThan(0.005);
});

test('a project of five models shows three of them', async () => {
  const lines = productIds.slice(0, 5).map((model) => toLine(kiosk(model)));
  const picture = pictureOfProject({ ...emptyProject, lines });
  expect(picture.kiosks).toHaveLength(3);
  const jpeg = await composeChoicePicture(picture);
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('the texts of a picture stay in its frame, also of the largest project', async () => {
  const lines = productIds.map((model) => ({
    ...toLine(kiosk(model)),
    count: 99,
    places: Array.from({ length: 12 }, (_, index) => `${model} ${index}`),
  }));
  const jpeg = await composeChoicePicture(pictureOfProject({ ...emptyProject, lines }));
  const { data } = await sharp(jpeg)
    .extract({ left: 1180, top: 445, width: 20, height: 185 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data.every((value) => value > 200)).toBe(true);
});
