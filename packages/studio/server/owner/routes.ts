import { Hono } from 'hono';
import type { ApiContext } from '../api-context';
import { StudioError } from '../errors';
import { keyRoutes } from './keys';
import { logRoutes } from './log';
import { stateRoutes } from './state';

/** What the owner sees of the keys, the site and what was done. The database refuses an editor by itself, too. */
export function ownerRoutes(context: ApiContext) {
  const routes = new Hono();
  routes.use(async (_, next) => {
    if (context.person.role === 'owner') return next();
    throw new StudioError(403, 'not-owner', 'Dit is voor de eigenaar van de site.');
  });
  routes.route('/keys', keyRoutes(context));
  routes.route('/state', stateRoutes(context));
  routes.route('/log', logRoutes(context));
  return routes;
}
