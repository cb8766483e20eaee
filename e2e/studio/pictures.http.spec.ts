import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Picture } from '../../packages/studio/shared/api.ts';
import { embeddedBackendOnly } from '../support/backend';
import { sites } from '../support/sites';
import { expect, test } from '../support/studio';
import { HEIC, newPictureName, photo, SVG, sendPicture, uploadPicture } from './pictures';

embeddedBackendOnly();

const HEADERS = { 'x-studio': '1', 'content-type': 'application/json' };

const inBucket = (path: string) => `${sites.backend.url}/storage/v1/object/public/media/${path}`;
const isStored = async (path: string) => (await fetch(inBucket(path))).ok;

test('a photo becomes three files, upright and without the place where it was taken', async ({
  studioUrl,
}) => {
  const name = newPictureName();
  const original = await photo(2000, 3000)
    .withExif({ IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const picture = await uploadPicture(
    studioUrl,
    original,
    `${name} Één.JPG`,
    'Een zuil bij de deur',
  );
  expect(picture).toMatchObject({
    path: `blog/${name}-een.avif`,
    widths: [640, 1080, 1600],
    width: 1600,
    height: 1067,
    alt: 'Een zuil bij de deur',
    originalName: `${name} Één.JPG`,
    createdBy: 'Anna',
    usedBy: [],
    isUsedByDeleted: false,
  });
  let bytes = 0;
  for (const [suffix, width] of [
    ['', 1600],
    ['-1080', 1080],
    ['-640', 640],
  ] as const) {
    const response = await fetch(`${sites.site}/media/blog/${name}-een${suffix}.avif`);
    expect(response.headers.get('content-type')).toBe('image/avif');
    const file = Buffer.from(await response.arrayBuffer());
    bytes += file.length;
    const metadata = await sharp(file).metadata();
    expect([metadata.width, metadata.exif]).toEqual([width, undefined]);
  }
  expect(picture.bytes).toBe(bytes);
});

test('a second picture of the same name gets a number, and the first one stays as it is', async ({
  studioUrl,
}) => {
  const name = newPictureName();
  const first = await uploadPicture(
    studioUrl,
    await photo(800, 600).png().toBuffer(),
    `${name}.png`,
  );
  const before = await (await fetch(inBucket(first.path))).arrayBuffer();
  const second = await uploadPicture(
    studioUrl,
    await photo(90, 60).png().toBuffer(),
    `${name}.jpg`,
  );
  expect(second.path).toBe(`blog/${name}-2.avif`);
  const after = await (await fetch(inBucket(first.path))).arrayBuffer();
  expect(Buffer.from(after).equals(Buffer.from(before))).toBe(true);
});

test('a picture never takes the name of a smaller file of another one', async ({ studioUrl }) => {
  const name = newPictureName();
  const small = await uploadPicture(
    studioUrl,
    await photo(90, 60).png().toBuffer(),
    `${name} 640.png`,
  );
  expect(small.path).toBe(`blog/${name}-640.avif`);
  const large = await uploadPicture(
    studioUrl,
    await photo(700, 60).png().toBuffer(),
    `${name}.png`,
  );
  expect(large.path).toBe(`blog/${name}-2.avif`);
  expect(await isStored(`blog/${name}.avif`)).toBe(false);
  expect(await isStored(`blog/${name}-2-640.avif`)).toBe(true);
});

test('a picture whose file has no letters in its name is called afbeelding', async ({
  studioUrl,
}) => {
  const picture = await uploadPicture(studioUrl, await photo(9, 6).png().toBuffer(), '照片.png');
  expect(picture.path).toMatch(/^blog\/afbeelding(-\d+)?\.avif$/);
});

async function animation() {
  const frames = await Promise.all(
    ['#a03020', '#2030a0'].map((colour) => photo(8, 8, colour).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

async function tooManyPixels() {
  const png = await photo(1, 1).png().toBuffer();
  // Only the header says so, with the checksum that belongs to it.
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

for (const [what, status, advice, makeFile] of [
  ['a HEIC photo', 422, /HEIC.*JPEG/, () => HEIC],
  ['an animation', 422, /beweegt.*PNG.*YouTube/, animation],
  ['an SVG drawing', 422, /SVG.*PNG/, () => SVG],
  ['a text', 422, /geen afbeelding.*JPEG of PNG/, () => Buffer.from('geen beeld')],
  ['an empty file', 422, /leeg.*opnieuw/, () => Buffer.alloc(0)],
  ['a picture of 400 megapixels', 422, /200\u00a0miljoen beeldpunten.*kleiner/, tooManyPixels],
  ['a file of 31 MB', 413, /groter dan 30\u00a0MB.*JPEG/, () => Buffer.alloc(31_000_000)],
] as const) {
  test(`${what} is refused with words that say what to do, and nothing is stored`, async ({
    studioUrl,
  }) => {
    const name = newPictureName();
    const response = await sendPicture(studioUrl, await makeFile(), `${name}.jpg`);
    expect(response.status).toBe(status);
    const { error } = await response.json();
    expect(error.message).toMatch(advice);
    expect(await isStored(`blog/${name}.avif`)).toBe(false);
  });
}

test('a description of more than 200 characters is refused before the file is stored', async ({
  studioUrl,
}) => {
  const name = newPictureName();
  const file = await photo(9, 6).png().toBuffer();
  const response = await sendPicture(studioUrl, file, `${name}.png`, 'x'.repeat(201));
  expect(response.status).toBe(422);
  expect(await isStored(`blog/${name}.avif`)).toBe(false);
});

test('files are removed again when the database has a picture of their name', async ({
  studioUrl,
}) => {
  const name = newPictureName();
  const file = await photo(700, 60).png().toBuffer();
  const taken = await fetch(`${sites.backend.url}/rest/v1/rpc/add_picture`, {
    method: 'POST',
    headers: {
      apikey: sites.backend.secretKey,
      authorization: `Bearer ${sites.backend.secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      picture: {
        path: `blog/${name}.avif`,
        widths: [9],
        width: 9,
        height: 9,
        bytes: 9,
        original_name: 'x',
      },
    }),
  });
  expect(taken.ok).toBe(true);
  const picture = await uploadPicture(studioUrl, file, `${name}.png`);
  expect(picture.path).toBe(`blog/${name}-2.avif`);
  expect(await isStored(`blog/${name}.avif`)).toBe(false);
  expect(await isStored(`blog/${name}-640.avif`)).toBe(false);
  const url = `${studioUrl}api/pictures?path=blog/${name}.avif`;
  expect((await fetch(url, { method: 'DELETE', headers: HEADERS })).status).toBe(200);
});

test('a picture is found by its name and its description, also by an editor', async ({
  startStudio,
}) => {
  const editorUrl = await startStudio({ role: 'editor', name: 'Bram' });
  const name = newPictureName();
  await uploadPicture(editorUrl, await photo(9, 6).png().toBuffer(), `${name}.png`, 'Giraffe');
  for (const query of [name, `giraffe ${name}`]) {
    const response = await fetch(`${editorUrl}api/pictures?query=${encodeURIComponent(query)}`);
    const { pictures, total } = await response.json();
    expect(pictures.map(({ path, createdBy }: Picture) => [path, createdBy])).toEqual([
      [`blog/${name}.avif`, 'Bram'],
    ]);
    expect(total).toBe(1);
  }
});

test('the example pictures are in the library with the posts that use them', async ({
  studioUrl,
}) => {
  const response = await fetch(`${studioUrl}api/pictures?query=de-juiste-kleur-op-staal`);
  const { pictures } = await response.json();
  expect(pictures[0]).toMatchObject({ path: 'blog/de-juiste-kleur-op-staal.avif', width: 1200 });
  expect(pictures[0].alt).not.toBe('');
  expect(pictures[0].usedBy).toContain('de-juiste-kleur-op-staal');
});

test('the description of a picture can be changed', async ({ studioUrl }) => {
  const { path } = await uploadPicture(
    studioUrl,
    await photo(9, 6).png().toBuffer(),
    `${newPictureName()}.png`,
  );
  const body = JSON.stringify({ path, alt: ' Een zebra ' });
  const response = await fetch(`${studioUrl}api/pictures`, {
    method: 'PATCH',
    headers: HEADERS,
    body,
  });
  expect(await response.json()).toMatchObject({ path, alt: 'Een zebra' });
});

test('deleting an unused picture removes all its files', async ({ studioUrl }) => {
  const { path } = await uploadPicture(
    studioUrl,
    await photo(1200, 60).png().toBuffer(),
    `${newPictureName()}.png`,
  );
  const files = [path, path.replace('.avif', '-640.avif'), path.replace('.avif', '-1080.avif')];
  expect(await Promise.all(files.map(isStored))).toEqual([true, true, true]);
  const url = `${studioUrl}api/pictures?path=${path}`;
  const response = await fetch(url, { method: 'DELETE', headers: HEADERS });
  expect([response.status, await response.json()]).toEqual([200, {}]);
  expect(await Promise.all(files.map(isStored))).toEqual([false, false, false]);
  expect((await fetch(url, { method: 'DELETE', headers: HEADERS })).status).toBe(404);
});

test('a picture that a post uses is not deleted', async ({ studioUrl }) => {
  const path = 'blog/de-juiste-kleur-op-staal.avif';
  const response = await fetch(`${studioUrl}api/pictures?path=${path}`, {
    method: 'DELETE',
    headers: HEADERS,
  });
  expect(response.status).toBe(409);
  expect((await response.json()).error).toMatchObject({ code: 'used' });
  expect(await isStored(path)).toBe(true);
});
