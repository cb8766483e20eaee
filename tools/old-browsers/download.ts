import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { x as extract } from 'tar';
import { npmCommand } from '../../scripts/lib/npm.mjs';
import { DATA_ROOT } from '../../scripts/lib/private-files.ts';
import { runOrFail } from '../../scripts/lib/processes.ts';

/** Packages for AWS Lambda, which hold a Chromium as a brotli file; by its version. */
const packages: Record<number, string> = {
  71: 'chrome-aws-lambda@1.8.0',
  79: 'chrome-aws-lambda@2.1.1',
  85: 'chrome-aws-lambda@5.5.0',
  92: 'chrome-aws-lambda@10.1.0',
  103: '@sparticuz/chromium@103.0.0',
  109: '@sparticuz/chromium@109.0.6',
};

export const versions = Object.keys(packages).map(Number);

/** @returns the folder of a Chromium of this version, downloaded once: 35 to 60 MB, unpacked 110 to 190 MB */
export async function downloadChromium(version: number): Promise<string> {
  const folder = path.join(DATA_ROOT, 'old-browsers', String(version));
  if (existsSync(path.join(folder, 'chromium'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const args = ['pack', packages[version] ?? '', `--pack-destination=${folder}`];
  await runOrFail('npm pack', ...npmCommand(args));
  const [archive = ''] = readdirSync(folder);
  await extract({ file: path.join(folder, archive), cwd: folder, strip: 1 });
  const bin = path.join(folder, 'bin');
  // The browser itself last: it marks a complete folder.
  for (const file of readdirSync(bin).sort()) {
    const unpacked = path.join(folder, file.replace(/(-[\d.]+)?\.br$/, ''));
    await pipeline(
      createReadStream(path.join(bin, file)),
      createBrotliDecompress(),
      createWriteStream(unpacked, { mode: 0o755 }),
    );
    if (unpacked.endsWith('.tar')) await extract({ file: unpacked, cwd: folder });
  }
  rmSync(bin, { recursive: true });
  return folder;
}
