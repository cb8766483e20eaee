import { routes } from '../routes';

/**
 * The contact page with a request for the composition in its query, rendered for each request;
 * middleware.ts names it in its matcher too.
 */
export const REQUEST_PATH = `${routes.contact}/samenstelling`;
