import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where lite's table editor shows the posts, on the backend's own address. */
export const POSTS_IN_TABLE_EDITOR = '/editor/public.posts';

const PREFIX = '/static/';

const contentTypes = {
  '.css': 'text/css',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
} as Record<string, string>;

/**
 * Serves the script, styles and typefaces that the page of the table editor asks for; lite's app
 * does not. Any other path answers undefined.
 */
export function createTableEditorFiles() {
  const folder = fileURLToPath(new URL('static/', import.meta.resolve('@supabase/lite')));
  // Looked up in this list, so that no path leads out of the folder.
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
