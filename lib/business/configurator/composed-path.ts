import { routes } from '../../routes';

/** The route that renders the configurator with a choice; visitors see `routes.configurator` in their URL. */
export const COMPOSED_PATH = `${routes.configurator}/samenstelling`;
