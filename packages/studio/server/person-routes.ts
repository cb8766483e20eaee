import { Hono } from 'hono';
import { apiRoutes } from './api';
import type { ApiContext } from './api-context';
import { createKeyUse } from './key-use';
import type { PreviewAccess } from './preview-access';
import { previewPage } from './site';

/** What the key of a person opens: previews and the API. */
export function personRoutes(context: ApiContext, access: PreviewAccess) {
  const { siteUrl, database } = context;
  const routes = new Hono();
  const noteUse = createKeyUse(database);
  routes.use('/api/*', (_, next) => {
    noteUse();
    return next();
  });
  routes.get('/preview/:id', (request) => previewPage(request, { siteUrl, access, database }));
  routes.route('/api', apiRoutes(context));
  return routes;
}
