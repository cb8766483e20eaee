import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, sites, test } from '../support/http-test';

/** What a server sends of a build as it stands; the rest is code of its own. */
const SENT = /\.(html|rsc|body|meta)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Every file that a visitor can get: scripts and styles, stored pages, public files. */
const files = [sites.buildFolder, sites.buildFolderWithEmbeds]
  .flatMap((folder) => [
    ...filesIn(path.join(folder, 'static')),
    ...filesIn(path.join(folder, 'server', 'app')).filter((file) => SENT.test(file)),
  ])
  .concat(filesIn('public'))
  .map((file) => ({ file, content: readFileSync(file) }));

/** The files that hold a value, as it is or in one of the ways in which addresses and data write it. */
function holding(value: string): string[] {
  const forms = [value, encodeURIComponent(value), Buffer.from(value).toString('base64')];
  return files
    .filter(({ content }) => forms.some((form) => content.includes(form)))
    .map(({ file }) => file);
}

test('what visitors can get is looked through, whatever kind of file it is in', () => {
  expect(holding(sites.variables.SITE_URL ?? '')).toContainEqual(expect.stringMatching(/\.html$/));
  expect(holding('__next_f')).toContainEqual(expect.stringMatching(/\.js$/));
});

test('nothing that visitors can get holds a secret', () => {
  for (const [name, value] of Object.entries(sites.secrets)) {
    const { password } = URL.canParse(value) ? new URL(value) : { password: '' };
    expect(holding(password || value), name).toEqual([]);
  }
});

test('browsers learn neither the address of the database nor its key', () => {
  const { SUPABASE_URL = '', SUPABASE_PUBLISHABLE_KEY = '' } = sites.variables;
  for (const value of [SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY]) expect(holding(value)).toEqual([]);
});
