import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path of lite's table editor with the posts. */
export const POSTS_IN_TABLE_EDITOR = '/editor/public.posts';

const PREFIX = '/static/';

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** Serves the static files of the table editor, which lite's app does not; resolves to undefined for other paths. */
export function createTableEditorFiles() {
  const folder = fileURLToPath(new URL('static/', import.meta.resolve('@supabase/lite')));
  // Only listed names are served, which prevents path traversal.
  const names = new Set(
    readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll(path.sep, '/')),
  );
  return async (pathname: string) => {
    if (!pathname.startsWith(PREFIX)) return undefined;
    const name = pathname.slice(PREFIX.length);
    const type = contentTypes[path.extname(name)];
    if (!names.has(name) || !type) return new Response(null, { status: 404 });
    const content = new Uint8Array(await readFile(path.join(folder, name)));
    return new Response(content, { headers: { 'content-type': type } });
  };
}
