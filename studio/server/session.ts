import { Hono } from 'hono';
import type { Session } from '../shared/api';
import type { ApiContext } from './api-context';

/** Who works in the studio, and on which site. */
export function sessionRoutes({ person, siteUrl }: ApiContext) {
  const routes = new Hono();
  routes.get('/', (context) =>
    context.json<Session>({ name: person.name, role: person.role, siteUrl }),
  );
  return routes;
}
