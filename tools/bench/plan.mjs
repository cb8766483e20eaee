import { parseArgs } from 'node:util';
import { UserError } from '../../scripts/lib/user-error.mjs';

/**
 * @typedef {'site' | 'plain files' | 'bare page'} Target
 * @typedef {'mobile' | 'desktop'} Device
 * @typedef {{ target: Target, path: string, device: Device }} Visit
 * @typedef {{ visits: Visit[], rounds: number, pagesWithFloor: string[] }} Plan
 */

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
 * @param {string[]} options of the command line; `--only` compares a page with its floors
 * @returns {Plan}
 */
export function planOf(options) {
  const { quick, only } = read(options);
  /** @type {Device[]} */
  const devices = quick ? ['mobile'] : ['mobile', 'desktop'];
  const withFloor = only ?? pagesWithFloor;
  const paths = only || quick ? withFloor : allPaths;
  return {
    visits: devices.flatMap((device) => [
      { target: 'bare page', path: '/', device },
      ...withFloor.map((path) => ({ target: /** @type {Target} */ ('plain files'), path, device })),
      ...paths.map((path) => ({ target: /** @type {Target} */ ('site'), path, device })),
    ]),
    rounds: quick ? 3 : 5,
    pagesWithFloor: withFloor,
  };
}

/** @param {string[]} args */
function read(args) {
  try {
    return parseArgs({
      args,
      options: { quick: { type: 'boolean' }, only: { type: 'string', multiple: true } },
    }).values;
  } catch {
    throw new UserError(USAGE);
  }
}
