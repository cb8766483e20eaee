// node scripts/content/example-pictures.ts: makes the smaller files of the pictures in supabase/media/blog that have none, and
// prints the rows of all pictures for supabase/seed.sql.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {
  largestFileOf,
  SMALLER_WIDTHS,
  smallerFileOf,
} from '../../lib/posts/media/post-picture-files.ts';

const FOLDER = 'supabase/media';
/** The largest files are already compressed, so that a higher quality would only keep what they lost. */
const AVIF = { quality: 45, effort: 7 };

for (const file of readdirSync(path.join(FOLDER, 'blog'))) {
  const largest = `blog/${file}`;
  if (!largestFileOf(largest)) console.log(await rowOf(largest));
}

async function rowOf(largest: string) {
  const original = readFileSync(path.join(FOLDER, largest));
  const { width, height } = await sharp(original).metadata();
  const widths = SMALLER_WIDTHS.filter((smaller) => smaller < width);
  let bytes = original.length;
  for (const smaller of widths) {
    const file = path.join(FOLDER, smallerFileOf(largest, smaller) ?? '');
    if (!existsSync(file)) {
      writeFileSync(file, await sharp(original).resize({ width: smaller }).avif(AVIF).toBuffer());
    }
    bytes += statSync(file).size;
  }
  return `  ('${largest}', '{${[...widths, width].join(',')}}', ${width}, ${height}, ${bytes}),`;
}
