// npm run post:text -- name-of-the-post.html: stores the file as the content of the post with that slug, or of a new
// draft.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createAdminClient, requestAsAdmin } from '../lib/admin-client.ts';
import { readArguments } from '../lib/arguments.ts';
import { decodeText } from '../lib/decode-text.ts';
import { loadEnvFiles } from '../lib/environment.ts';
import { UserError } from '../lib/user-error.ts';

/** The limit of `posts.content` in the database. */
const MAX_BYTES = 200_000;

const SLUG_FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.html$/;

const USAGE = 'npm run post:text -- name-of-the-post.html';

const {
  positionals: [file],
} = readArguments({ usage: USAGE, positionals: 1 });
loadEnvFiles();
const [, slug] = SLUG_FILE.exec(path.basename(file ?? '')) ?? [];
if (!file || !slug) {
  throw new UserError(
    `Name the file after the slug of the post, with lower-case letters, digits and hyphens: ${USAGE}`,
  );
}
console.log(`${slug}: ${await storeText(slug, readText(file))}`);

async function storeText(slug: string, content: string) {
  const project = createAdminClient();
  const changed = await requestAsAdmin(project, `posts?slug=eq.${encodeURIComponent(slug)}`, {
    method: 'PATCH',
    body: { content },
  });
  if (changed.length > 0) return 'the text was replaced.';
  await requestAsAdmin(project, 'posts', { method: 'POST', body: { slug, content } });
  return 'a new draft. Fill in its other fields in the studio.';
}

function readText(file: string) {
  const bytes = readBytes(file);
  const { text, encoding } = decode(file, bytes);
  if (encoding !== 'utf-8') console.log(`${file} was read as ${encoding}.`);
  if (text.includes('\u0000'))
    throw new UserError(`${file} is not a text file: it contains null characters.`);
  if (text.includes('\ufffd')) {
    throw new UserError(
      `${file} contains \ufffd, where another program lost a character. Save it again from the original.`,
    );
  }
  const size = Buffer.byteLength(text);
  if (size > MAX_BYTES) {
    throw new UserError(
      `${file} has ${size} bytes, a post at most ${MAX_BYTES}. Upload its pictures instead of embedding them.`,
    );
  }
  return text;
}

function decode(file: string, bytes: Uint8Array) {
  try {
    return decodeText(bytes);
  } catch {
    throw new UserError(`${file} is not valid text: save it again as UTF-8.`);
  }
}

function readBytes(file: string) {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UserError(
      `${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}
