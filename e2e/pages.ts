import { routes } from '../lib/routes';

/** Every page with its own address, a post included, for tests that hold for all of them. */
export const allPages = [...Object.values(routes), '/blog/de-juiste-kleur-op-staal'];
