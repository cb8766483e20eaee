// npm run post:text -- name-of-the-post.html: makes that file the text of the post of that name, or of a
// new draft. The table editor has one line for it, and drops the line breaks of what is pasted there.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnvFiles } from './steps/environment.mjs';
import { askAsOwner, ownersProject } from './steps/owners-project.mjs';
import { PlainError } from './steps/plain-error.mjs';

const SLUG_FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.html$/;

const [file] = process.argv.slice(2);
try {
  loadEnvFiles();
  const [, slug] = SLUG_FILE.exec(path.basename(file ?? '')) ?? [];
  if (!file || !slug) {
    throw new PlainError(
      'Name the file after the post, in small letters, digits and hyphens: npm run post:text -- name-of-the-post.html',
    );
  }
  console.log(`${slug}: ${await storeText(slug, readText(file))}`);
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}

/** @param {string} slug @param {string} content */
async function storeText(slug, content) {
  const project = ownersProject();
  const changed = await askAsOwner(project, `posts?slug=eq.${encodeURIComponent(slug)}`, {
    method: 'PATCH',
    body: { content },
  });
  if (changed.length > 0) return 'the text is replaced.';
  await askAsOwner(project, 'posts', { method: 'POST', body: { slug, content } });
  return 'a new draft. Fill in its other columns in the table editor.';
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new PlainError(
      `${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}
