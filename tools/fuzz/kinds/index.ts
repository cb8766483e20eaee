import type { KnownSite } from '../known-site.ts';
import { randomFor } from '../random.ts';
import { addresses } from './addresses.ts';
import { bodies, interfaces } from './bodies.ts';
import { connections } from './connections.ts';
import { calls, forms } from './forms.ts';
import { headers } from './headers.ts';
import { heads } from './heads.ts';
import { upgrades } from './upgrades.ts';

/** As often as they stand here: most of the code that reads strangers' bytes is behind the forms. */
const kinds = [
  ...[addresses, addresses, headers, headers, headers, heads, connections, upgrades],
  ...[forms, forms, forms, forms, calls, calls, calls, bodies, bodies, bodies, interfaces],
];

/** The request with this number of the run with this seed. */
export function requestOf(seed: number, number: number, site: KnownSite) {
  const random = randomFor(seed, number);
  return random.pick(kinds)(random, site);
}
