import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { largestFileOf, SMALLER_WIDTHS, smallerFileOf } from './post-picture-files';

const FOLDER = 'supabase/media';
const pictures = readdirSync(`${FOLDER}/blog`)
  .map((file) => `blog/${file}`)
  .filter((file) => !largestFileOf(file));

const smallerFiles = (picture: string) =>
  SMALLER_WIDTHS.map((width) => `${FOLDER}/${smallerFileOf(picture, width)}`);

test('every example picture has its smaller files', () => {
  expect(pictures.flatMap(smallerFiles).filter((file) => !existsSync(file))).toEqual([]);
});

test('the seed lists every example picture with the bytes of its files', () => {
  const seed = readFileSync('supabase/seed.sql', 'utf8');
  const listed = [...seed.matchAll(/\('(blog\/\S+\.avif)', .*, (\d+)\)/g)].map(
    ([, path, bytes]) => [path, Number(bytes)],
  );
  const bytesOf = (picture: string) =>
    [`${FOLDER}/${picture}`, ...smallerFiles(picture)]
      .map((file) => statSync(file).size)
      .reduce((sum, bytes) => sum + bytes, 0);
  expect(listed).toEqual(pictures.map((picture) => [picture, bytesOf(picture)]));
});
