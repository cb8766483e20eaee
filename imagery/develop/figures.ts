// make -C imagery figures: draws every figures/NAME.svg with Chromium, which knows the variable width of Archivo, and
// writes the drawing as AVIF at twice its size; a lead picture at its own size, which is that of the rendered ones.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';

const FIGURES = path.join(import.meta.dirname, '../figures');
const STYLES = pathToFileURL(path.join(FIGURES, 'figure.css')).href;

const [folder = path.join(import.meta.dirname, '../../supabase/media/blog')] =
  process.argv.slice(2);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
await drawAll(FIGURES, 'figuur-', 2);
await drawAll(path.join(FIGURES, 'lead-pictures'), '', 1);
await browser.close();

async function drawAll(drawings: string, prefix: string, scale: number) {
  const page = await browser.newPage({ deviceScaleFactor: scale });
  // A page of another origin may not read the style sheet and the font.
  await page.goto(STYLES);
  for (const file of readdirSync(drawings).filter((name) => name.endsWith('.svg'))) {
    const drawing = readFileSync(path.join(drawings, file), 'utf8').replace(/^<\?.*\?>/, '');
    await page.setContent(`<link rel="stylesheet" href="${STYLES}">${drawing}`);
    await page.evaluate(() => document.fonts.ready);
    const name = `${prefix}${path.parse(file).name}.avif`;
    const { width, height, size } = await sharp(await page.locator('svg').screenshot())
      .avif({ quality: 50, effort: 7 })
      .toFile(path.join(folder, name));
    console.log(`${name} ${width} × ${height}, ${size} bytes`);
  }
}
