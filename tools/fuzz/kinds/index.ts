import { randomFor } from '../random.ts';
import type { TargetSite } from '../target-site.ts';
import { bodies, interfaces } from './bodies.ts';
import { connections } from './connections.ts';
import { calls, forms } from './forms.ts';
import { headers } from './headers.ts';
import { heads } from './heads.ts';
import { upgrades } from './upgrades.ts';
import { addresses } from './urls.ts';

/** Weighted by repetition: most code that parses untrusted input is behind the form. */
const kinds = [
  ...[addresses, addresses, headers, headers, headers, heads, connections, upgrades],
  ...[forms, forms, forms, forms, calls, calls, calls, bodies, bodies, bodies, interfaces],
];

export function requestOf(seed: number, number: number, site: TargetSite) {
  const random = randomFor(seed, number);
  return random.pick(kinds)(random, site);
}
