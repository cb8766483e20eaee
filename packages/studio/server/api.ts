import { Hono } from 'hono';
import type { ApiContext } from './api-context';
import { deletedRoutes } from './deleted';
import { draftRoutes } from './drafts';
import { toErrorResponse } from './errors';
import { messageRoutes } from './messages';
import { missingJobRoutes } from './missing-jobs';
import { ownerRoutes } from './owner/routes';
import { pictureRoutes } from './pictures/routes';
import { sharedPictureRoutes } from './pictures/shared-picture';
import { postRoutes } from './posts';
import { presenceRoutes } from './presence';
import { publishingRoutes } from './publishing';
import { notFound } from './result';
import { sessionRoutes } from './session';
import { slugRoutes } from './slugs';
import { postVersionRoutes, versionRoutes } from './versions';

/** The JSON API of the client. */
export function apiRoutes(context: ApiContext) {
  const api = new Hono();
  api.onError(toErrorResponse);
  api.route('/session', sessionRoutes(context));
  api.route('/posts', postRoutes(context));
  api.route('/posts', draftRoutes(context));
  api.route('/posts', publishingRoutes(context));
  api.route('/posts', postVersionRoutes(context));
  api.route('/posts', presenceRoutes(context));
  api.route('/versions', versionRoutes(context));
  api.route('/deleted', deletedRoutes(context));
  api.route('/slugs', slugRoutes(context));
  api.route('/pictures', pictureRoutes(context));
  api.route('/shared-picture', sharedPictureRoutes(context));
  api.route('/messages', messageRoutes(context));
  api.route('/missing-jobs', missingJobRoutes(context));
  api.route('/owner', ownerRoutes(context));
  api.all('*', () => {
    throw notFound();
  });
  return api;
}
