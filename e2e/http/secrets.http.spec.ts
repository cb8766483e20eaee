import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, sites, test } from '../support/http-test';

/** Files of a build that the server sends unchanged; the others are server code. */
const SENT = /\.(html|rsc|body|meta)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Every file that a visitor can request: scripts, styles, prerendered pages and public files. */
const files = [sites.buildFolder, sites.buildFolderWithEmbeds]
  .flatMap((folder) => [
    ...filesIn(path.join(folder, 'static')),
    ...filesIn(path.join(folder, 'server', 'app')).filter((file) => SENT.test(file)),
  ])
  .concat(filesIn('public'))
  .map((file) => ({ file, content: readFileSync(file) }));

/** The files that contain a value: plain, URL-encoded or in Base64. */
function holding(value: string): string[] {
  const forms = [value, encodeURIComponent(value), Buffer.from(value).toString('base64')];
  return files
    .filter(({ content }) => forms.some((form) => content.includes(form)))
    .map(({ file }) => file);
}

test('the search for secrets covers HTML and scripts', () => {
  expect(holding(sites.variables.SITE_URL ?? '')).toContainEqual(expect.stringMatching(/\.html$/));
  expect(holding('__next_f')).toContainEqual(expect.stringMatching(/\.js$/));
});

test('no public file contains a secret', () => {
  for (const [name, value] of Object.entries(sites.secrets)) {
    const { password } = URL.canParse(value) ? new URL(value) : { password: '' };
    expect(holding(password || value), name).toEqual([]);
  }
});

test('no public file contains the URL or key of the database', () => {
  const { SUPABASE_URL = '', SUPABASE_PUBLISHABLE_KEY = '' } = sites.variables;
  for (const value of [SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY]) expect(holding(value)).toEqual([]);
});
