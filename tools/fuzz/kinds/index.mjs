import { randomFor } from '../random.mjs';
import { addresses } from './addresses.mjs';
import { bodies, interfaces } from './bodies.mjs';
import { connections } from './connections.mjs';
import { calls, forms } from './forms.mjs';
import { headers } from './headers.mjs';
import { heads } from './heads.mjs';
import { upgrades } from './upgrades.mjs';

/** As often as they stand here: most of the code that reads strangers' bytes is behind the forms. */
const kinds = [
  ...[addresses, addresses, headers, headers, headers, heads, connections, upgrades],
  ...[forms, forms, forms, forms, calls, calls, calls, bodies, bodies, bodies, interfaces],
];

/**
 * The request with this number of the run with this seed.
 * @param {number} seed @param {number} number @param {import('../known-site.mjs').KnownSite} site
 */
export function requestOf(seed, number, site) {
  const random = randomFor(seed, number);
  return random.pick(kinds)(random, site);
}
