import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Context, Hono } from 'hono';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** The document of the client and its files. */
export function clientRoutes(folder: string) {
  const routes = new Hono();
  routes.get('/', (context) => clientFile(context, folder, 'index.html'));
  routes.get('/files/:name', (context) => clientFile(context, folder, context.req.param('name')));
  return routes;
}

/** A file of the bundled client. A name with a slash does not reach this route, and `..` has no extension. */
async function clientFile(context: Context, folder: string, name: string) {
  const type = TYPES[path.extname(name)];
  if (!type || path.basename(name) !== name) return context.notFound();
  const content = await readFile(path.join(folder, name)).catch(() => undefined);
  if (!content) return context.notFound();
  return context.body(new Uint8Array(content), 200, { 'content-type': type });
}
