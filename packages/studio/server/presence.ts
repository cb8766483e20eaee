import { Hono } from 'hono';
import { type Presence, presenceSchema } from '../shared/api';
import type { ApiContext } from './api-context';
import { readBody } from './body';
import { resultOf } from './result';

/** Tells the others that a window has a post open, and who they are. */
export function presenceRoutes({ database }: ApiContext) {
  const routes = new Hono();
  routes.post('/:id/presence', async (context) => {
    const { session } = await readBody(context, presenceSchema);
    const others = await resultOf(
      database.rpc('announce_presence', { post_id: context.req.param('id'), session }),
    );
    return context.json(others.map(({ name, seen_at }): Presence => ({ name, seenAt: seen_at })));
  });
  return routes;
}
