import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, as a path from the root of the repository. */
function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const size = (file: string) => statSync(file).size;
const total = (files: string[]) => files.reduce((sum, file) => sum + size(file), 0);

const media = filesIn('supabase/media');
const films = media.filter((file) => file.endsWith('.mp4'));
const pictures = [
  ...filesIn('public/pictures'),
  ...media.filter((file) => /\.(avif|webp|jpg)$/.test(file)),
];

/** Width and height from the `ispe` box of an AVIF file; the largest one, since thumbnails and alpha have their own. */
function sizeOfAvif(file: string) {
  const data = readFileSync(file);
  const at = data.indexOf('ispe');
  return { width: data.readUInt32BE(at + 8), height: data.readUInt32BE(at + 12) };
}

test('all pictures together measureTransfer less than 6 MB, all films less than 4 MB', () => {
  expect(total(pictures)).toBeLessThan(6_000_000);
  expect(total(films)).toBeLessThan(4_000_000);
});

test.each([
  ['a product of 1600 px', /products\/[a-z-]+-7016-1600\.avif$/, 45_000],
  ['a room of 1200 px', /rooms\/(?!hero)[a-z-]+-1200\.avif$/, 45_000],
  ['the poster of the film', /rooms\/hero-1920\.avif$/, 70_000],
  ['the film in 720p', /hero\/hero-720(\.av1)?\.mp4$/, 900_000],
  ['the film in 1080p', /hero\/hero-1080(\.av1)?\.mp4$/, 1_400_000],
  ['the picture of a shared link', /open-graph\/[a-z-]+\.jpg$/, 120_000],
  ['the picture of a post', /media\/blog\/[a-z-]+\.avif$/, 45_000],
])('%s keeps its limit', (_, name, limit) => {
  const files = [...pictures, ...films].filter((file) => name.test(file));
  expect(files).not.toHaveLength(0);
  expect(files.filter((file) => size(file) > limit)).toEqual([]);
});

test('an AVIF file is as wide as its name says', () => {
  const named = pictures.filter((file) => /-\d+\.avif$/.test(file) && !file.includes('media/'));
  expect(named).not.toHaveLength(0);
  const wrong = named.filter((file) => {
    const width = Number(/-(\d+)\.avif$/.exec(file)?.[1]);
    return sizeOfAvif(file).width !== width;
  });
  expect(wrong).toEqual([]);
});
