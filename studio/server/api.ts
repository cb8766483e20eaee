import { Hono } from 'hono';
import type { Person } from '../shared/api';
import type { Database } from './database';
import { StudioError, toErrorResponse } from './errors';
import { sessionRoutes } from './session';

export type ApiContext = { database: Database; person: Person; siteUrl: string };

/** The JSON API of the client. */
export function apiRoutes(context: ApiContext) {
  const api = new Hono();
  api.onError(toErrorResponse);
  api.route('/session', sessionRoutes(context));
  api.all('*', () => {
    throw new StudioError(404, 'not-found', 'Dit bestaat niet (meer).');
  });
  return api;
}
