import { routes } from '../routes';

/**
 * The contact page with a quote request for the composition in its query, rendered dynamically. Keep
 * the matcher in middleware.ts in step.
 */
export const REQUEST_PATH = `${routes.contact}/samenstelling`;
