import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BARE_PAGE, buildBarePage } from '../../../packages/testbed/bare-page.ts';
import { linkInto } from '../../../packages/testbed/link-into.ts';
import { DATA_ROOT, makePrivateFolder } from '../../../scripts/lib/private-files.ts';
import { findFreePort, startNext } from '../../../scripts/lib/processes.ts';

const FOLDER = `${DATA_ROOT}/bare-page-of-size`;

/**
 * Builds and starts an empty Next.js page with the text of `html`, which costs the same to compress
 * but nothing to render.
 */
export async function startBarePageOfSize(html: string) {
  makePrivateFolder(DATA_ROOT);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  cpSync(BARE_PAGE, FOLDER, {
    recursive: true,
    filter: (source) => !source.includes('.next'),
  });
  linkInto(FOLDER, 'node_modules');
  mkdirSync(path.join(FOLDER, 'app/of-size'));
  // Half of it, since Next sends the text twice: as HTML and as RSC data.
  const text = html.replaceAll(/[^\w ="-]/g, '').slice(0, html.length / 2);
  writeFileSync(
    path.join(FOLDER, 'app/of-size/page.jsx'),
    `export default function Page() { return <p>{${JSON.stringify(text)}}</p>; }`,
  );
  await buildBarePage(FOLDER);
  const port = await findFreePort();
  const server = await startNext({ mode: 'start', folder: FOLDER, port });
  return { ...server, path: '/of-size' };
}
