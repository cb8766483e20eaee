import { routes } from '../../routes';
import { PROJECT_PATH } from '../project/path';
import { REQUEST_PATH } from './request-path';

/** Whether a page depends on the request: without a query, the configurator comes from the cache (see middleware.ts). */
export function isRenderedOnRequest(path: string, query: string | undefined): boolean {
  return (
    path === REQUEST_PATH ||
    path.startsWith(PROJECT_PATH) ||
    (path === routes.configurator && Boolean(query))
  );
}
