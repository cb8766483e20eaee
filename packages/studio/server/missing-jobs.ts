import { Hono } from 'hono';
import type { MissingJob } from '../shared/api';
import type { ApiContext } from './api-context';

/** The jobs of the database that do not run. None where it cannot tell: nothing else depends on the answer. */
export function missingJobRoutes({ database }: ApiContext) {
  const routes = new Hono();
  routes.get('/', async (context) => {
    const { data } = await database.rpc('missing_jobs');
    return context.json<MissingJob[]>(data ?? []);
  });
  return routes;
}
