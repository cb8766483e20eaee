import { Hono } from 'hono';
import { mediaBucketUrl } from '@/lib/posts/media/bucket-url';
import type { Session } from '../shared/api';
import type { ApiContext } from './api-context';

/** Who works in the studio, and on which site. */
export function sessionRoutes({ person, siteUrl, supabaseUrl, changeToken }: ApiContext) {
  const { name, role } = person;
  const routes = new Hono();
  const bucketUrl = mediaBucketUrl(supabaseUrl);
  routes.get('/', (context) =>
    context.json<Session>({ name, role, siteUrl, bucketUrl, changeToken }),
  );
  return routes;
}
