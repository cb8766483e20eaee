import { Hono } from 'hono';
import { splitFocus } from '@/lib/posts/focus';
import { composePostPicture } from '@/lib/posts/media/post-picture/compose';
import { isSlug } from '@/lib/posts/slug';
import { titleFromSlug } from '@/lib/posts/title';
import type { ApiContext } from '../api-context';
import { notFound } from '../result';

const TIMEOUT_MS = 8000;
const MEDIA_PATH = '/media/';

/** The picture that a shared link to a post shows, made as the site makes it. */
export function sharedPictureRoutes({ siteUrl }: ApiContext) {
  const routes = new Hono();
  routes.get('/:slug', async (context) => {
    const slug = context.req.param('slug');
    if (!isSlug(slug)) throw notFound();
    const { url, focus } = splitFocus(context.req.query('picture') ?? '');
    const picture = await loadPicture(siteUrl, url);
    const jpeg = await composePostPicture(titleFromSlug(slug), picture, focus ?? undefined);
    return context.body(new Uint8Array(jpeg), 200, { 'content-type': 'image/jpeg' });
  });
  return routes;
}

/** Null for anything but a picture of the site. */
async function loadPicture(siteUrl: string, path: string): Promise<Buffer | null> {
  const url = URL.parse(path, siteUrl);
  if (url?.origin !== new URL(siteUrl).origin || !url.pathname.startsWith(MEDIA_PATH)) return null;
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  return response?.ok ? Buffer.from(await response.arrayBuffer()) : null;
}
