import { sectors } from '../../lib/business/content/sectors.ts';
import { productIds } from '../../lib/business/products/ids.ts';
import { PROJECT_PATH } from '../../lib/business/project/path.ts';
import { postHref, productHref, routes, sectorHref } from '../../lib/routes.ts';
import { readArguments } from '../../scripts/lib/arguments.ts';

type Target = 'site' | 'plain files' | 'bare page' | 'Astro';
export type Device = 'mobile' | 'desktop';
export type Visit = { target: Target; path: string; device: Device };
export type Plan = { visits: Visit[]; rounds: number; baselinePages: string[] };

export const POST_SLUG = 'de-juiste-kleur-op-staal';
const POST = postHref(POST_SLUG);

export const allPaths: string[] = [
  ...Object.values(routes),
  POST,
  productHref('brandvision'),
  sectorHref('restaurants'),
  // A choice has the page rendered for the request.
  `${routes.configurator}?model=wall-kiosk&maat=55`,
];

/** Adds to `allPaths` the other products and sectors, and the project. */
const everyPage = Array.from(
  new Set([
    ...allPaths,
    ...productIds.map(productHref),
    ...sectors.map(({ id }) => sectorHref(id)),
    PROJECT_PATH,
  ]),
);

/** Pages that are also measured as static files: one with a video, the largest, the usual landing page. */
const defaultBaselinePages: string[] = [routes.home, routes.kiosken, POST];

const USAGE = 'npm run bench [-- --quick] [-- --phone] [-- --only=/blog [--only=/news]]';

/** The plan that the arguments of the command choose. */
export function readPlan(): Plan {
  const { quick, phone, only } = readArguments({
    usage: USAGE,
    options: {
      quick: { type: 'boolean' },
      phone: { type: 'boolean' },
      only: { type: 'string', multiple: true },
    },
  }).values;
  const devices: Device[] = quick || phone ? ['mobile'] : ['mobile', 'desktop'];
  const baselinePages = only ?? (phone ? [] : defaultBaselinePages);
  const paths = only ?? (phone ? everyPage : quick ? baselinePages : allPaths);
  return {
    visits: devices.flatMap((device): Visit[] => [
      { target: 'bare page', path: '/', device },
      { target: 'Astro', path: '/', device },
      ...baselinePages.map((path): Visit => ({ target: 'plain files', path, device })),
      ...paths.map((path): Visit => ({ target: 'site', path, device })),
    ]),
    rounds: quick || phone ? 3 : 5,
    baselinePages,
  };
}
