import { parseArgs } from 'node:util';
import { UserError } from '../../scripts/lib/user-error.ts';

export type Target = 'site' | 'plain files' | 'bare page';
export type Device = 'mobile' | 'desktop';
export type Visit = { target: Target; path: string; device: Device };
export type Plan = { visits: Visit[]; rounds: number; pagesWithFloor: string[] };

const POST = '/blog/de-juiste-kleur-op-staal';
/** What /configurator shows in its frame, which Lighthouse does not give a score on a phone. */
const FRAMED = '/kader/samenstelling';

const allPaths = [
  ...['/', '/kiosken', '/marktsegmenten', '/digital-signage', '/digitaal-platform', '/support'],
  ...['/configurator', FRAMED, '/contact', '/action', '/zoeken', '/blog', POST, '/news'],
  ...['/privacy-policy', '/terms-of-service', '/cookie-policy', '/toegankelijkheid'],
];

/** A film and a hall, the heaviest page, and the one that search engines bring people to. */
const pagesWithFloor = ['/', '/kiosken', POST];

const USAGE = 'npm run bench [-- --quick] [-- --only=/blog [--only=/news]]';

/**
 * Which pages are visited how often.
 * @param options of the command line; `--only` compares a page with its floors
 */
export function planOf(options: string[]): Plan {
  const { quick, only } = read(options);
  const devices: Device[] = quick ? ['mobile'] : ['mobile', 'desktop'];
  const withFloor = only ?? pagesWithFloor;
  const paths = only || quick ? withFloor : allPaths;
  return {
    visits: devices.flatMap((device) => [
      { target: 'bare page', path: '/', device },
      ...withFloor.map((path) => ({ target: 'plain files' as Target, path, device })),
      ...paths.map((path) => ({ target: 'site' as Target, path, device })),
    ]),
    rounds: quick ? 3 : 5,
    pagesWithFloor: withFloor,
  };
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { quick: { type: 'boolean' }, only: { type: 'string', multiple: true } },
    }).values;
  } catch {
    throw new UserError(USAGE);
  }
}
