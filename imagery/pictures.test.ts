import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import swatches from '../lib/business/content/ral-colours.json';
import { productIds } from '../lib/business/products/ids';

/** Paths are relative to the repository root. */
function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const size = (file: string) => statSync(file).size;
const total = (files: string[]) => files.reduce((sum, file) => sum + size(file), 0);

const media = filesIn('supabase/media');
const videos = media.filter((file) => file.endsWith('.mp4'));
const pictures = [
  ...filesIn('public/pictures'),
  ...media.filter((file) => /\.(avif|webp|jpg)$/.test(file)),
];

/** The first `ispe` box is that of the full picture; thumbnails and alpha have their own. */
function avifSize(file: string) {
  const data = readFileSync(file);
  const at = data.indexOf('ispe');
  return { width: data.readUInt32BE(at + 8), height: data.readUInt32BE(at + 12) };
}

test('all pictures together stay below 24 MB and all videos below 4 MB', () => {
  expect(total(pictures)).toBeLessThan(24_000_000);
  expect(total(videos)).toBeLessThan(4_000_000);
});

test('all pictures of products that turn stay below 3.5 MB, a frame below 14 kB', () => {
  const files = pictures.filter((file) => file.includes('turntable/'));
  expect(total(files)).toBeLessThan(3_500_000);
  const frames = files.filter((file) => /\/\d+\.avif$/.test(file));
  expect(frames.filter((file) => size(file) > 14_000)).toEqual([]);
});

test.each([
  ['a product picture of 1600 px', /products\/[a-z-]+-\d{4}-1600\.avif$/, 45_000],
  ['a room picture of 1200 px', /rooms\/(?!hero)[a-z-]+-1200\.avif$/, 45_000],
  ['a room picture of 2880 px', /rooms\/(?!hero)[a-z-]+-2880\.avif$/, 95_000],
  ['a picture of the making of a kiosk of 1440 px', /making\/[a-z-]+-1440\.avif$/, 65_000],
  ['the showroom in 1920 px', /showroom\/showroom-1920\.avif$/, 70_000],
  ['the poster of the hero video', /rooms\/hero-1920\.avif$/, 70_000],
  ['the hero picture of 2880 px', /rooms\/hero-2880\.avif$/, 95_000],
  ['the upright hero picture of 800 px', /rooms\/hero-portrait-800\.avif$/, 38_000],
  ['the hero video in 720p', /hero\/hero-720(\.av1)?\.mp4$/, 900_000],
  ['the hero video in 1080p', /hero\/hero-1080(\.av1)?\.mp4$/, 1_400_000],
  ['an Open Graph picture', /open-graph\/[a-z-]+\.jpg$/, 105_000],
  ['a blog post picture', /media\/blog\/[a-z-]+\.avif$/, 45_000],
])('%s stays within its file size limit', (_, name, limit) => {
  const files = [...pictures, ...videos].filter((file) => name.test(file));
  expect(files).not.toHaveLength(0);
  expect(files.filter((file) => size(file) > limit)).toEqual([]);
});

test('every product and version has an exact picture in the colour of each swatch', () => {
  const versions = ['wall-kiosk-landscape', 'clearvision-hung', 'clearvision-hung-landscape'];
  const wanted = [...productIds, ...versions].flatMap((product) =>
    swatches.flatMap(({ code }) =>
      ['400.avif', '800.avif', '800.webp', '1600.avif'].map(
        (end) => `public/pictures/products/${product}-${code}-${end}`,
      ),
    ),
  );
  expect(wanted.filter((file) => !pictures.includes(file))).toEqual([]);
});

test('the width of each AVIF file equals the width in its name', () => {
  const named = pictures.filter((file) => /-\d+\.avif$/.test(file) && !file.includes('media/'));
  expect(named).not.toHaveLength(0);
  const wrong = named.filter((file) => {
    const width = Number(/-(\d+)\.avif$/.exec(file)?.[1]);
    return avifSize(file).width !== width;
  });
  expect(wrong).toEqual([]);
});

/** The comment of a JPEG: the picture it was cut from, and the SHA-256 of that file then. */
function commentOf(file: string) {
  const data = readFileSync(file);
  const at = data.indexOf(Buffer.from([0xff, 0xfe]));
  return data.subarray(at + 4, at + 2 + data.readUInt16BE(at + 2)).toString();
}

test('every Open Graph picture shows the present picture of the site', () => {
  const previews = pictures.filter((file) => file.includes('open-graph/'));
  expect(previews).not.toHaveLength(0);
  const old = previews.filter((file) => {
    const [name = '', sum] = commentOf(file).split(' ');
    const source = ['public/pictures', 'supabase/media']
      .map((folder) => path.join(folder, name))
      .find((place) => existsSync(place));
    const present = source && createHash('sha256').update(readFileSync(source)).digest('hex');
    return present !== sum;
  });
  expect(old).toEqual([]);
});
