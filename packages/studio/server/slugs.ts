import { Hono } from 'hono';
import type { SlugOwner } from '../shared/api';
import type { ApiContext } from './api-context';
import { resultOf } from './result';

/** Which post has an address, or had it before. */
export function slugRoutes({ database }: ApiContext) {
  const routes = new Hono();
  routes.get('/:slug', async (context) => {
    const postId = await resultOf(
      database.rpc('slug_owner', { wanted: context.req.param('slug') }),
    );
    return context.json<SlugOwner>({ postId });
  });
  return routes;
}
