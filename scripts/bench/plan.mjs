import { PlainError } from '../steps/plain-error.mjs';

/**
 * @typedef {'site' | 'plain files' | 'bare page'} Target
 * @typedef {'mobile' | 'desktop'} Device
 * @typedef {{ target: Target, path: string, device: Device }} Visit
 * @typedef {{ visits: Visit[], rounds: number, pagesWithFloor: string[] }} Plan
 */

const POST = '/blog/de-juiste-kleur-op-staal';

const allPaths = [
  ...['/', '/kiosken', '/marktsegmenten', '/digital-signage', '/digitaal-platform', '/support'],
  ...['/configurator', '/contact', '/action', '/blog', POST, '/news'],
  ...['/privacy-policy', '/terms-of-service', '/cookie-policy'],
];

/** A film and a hall, the heaviest page, and the one that search engines bring people to. */
const pagesWithFloor = ['/', '/kiosken', POST];

/**
 * Which pages are visited how often.
 * @param {string[]} options of the command line
 * @returns {Plan}
 */
export function planOf(options) {
  const isQuick = options.includes('--quick');
  if (options.some((option) => option !== '--quick')) {
    throw new PlainError('npm run bench [-- --quick]');
  }
  /** @type {Device[]} */
  const devices = isQuick ? ['mobile'] : ['mobile', 'desktop'];
  const paths = isQuick ? pagesWithFloor : allPaths;
  return {
    visits: devices.flatMap((device) => [
      { target: 'bare page', path: '/', device },
      ...pagesWithFloor.map((path) => ({
        target: /** @type {Target} */ ('plain files'),
        path,
        device,
      })),
      ...paths.map((path) => ({ target: /** @type {Target} */ ('site'), path, device })),
    ]),
    rounds: isQuick ? 3 : 5,
    pagesWithFloor,
  };
}
