import { cspHash } from '../security/csp-hash.mjs';

/** The request for the data of a page names its build in this header of the response. */
export const BUILD_HEADER = 'x-build-id';

const SCRIPT =
  /<script src="(\/_next\/static\/[^"&<>]+)"(?: (?:async=""|nonce="[^"]*")){1,2}><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const STYLE_SHEET =
  /<link rel="stylesheet" href="(\/_next\/static\/[^"&<>]+)" data-precedence="next"\/>/g;
/** Next writes `<` within the data as `\u003c`. */
const DATA =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([^<]*<\/script>/g;
const ENTRY =
  /<script(?: nonce="([^"]*)")? id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([^<]*?)\);?<\/script>/;

/** In Chromium, throttled or not, at most five frames passed before it reported the first contentful paint. */
const FRAMES_UNTIL_PAINTED = 8;

/**
 * Loads what the JSON block before it lists at the first of these: a reported paint; a few frames,
 * because Firefox reports no paint for a page that opens at an anchor; or at once in a hidden tab,
 * which does not paint. Data of another build, from a deployment since, is refused: the page stays as it is.
 * A font that is not there by then is given up, because in Chromium it would still replace the fallback font if it
 * came within 100 ms after its request (`font-display: optional`), and the text would move.
 */
const START = `{
const { build, css, js, entry } = JSON.parse(document.currentScript.previousSibling.text);
const make = (tag, properties) => Object.assign(document.createElement(tag), properties);
const start = () => {
  if (!js[0]) return;
  if (!document.hidden && !document.fonts.check('9px Archivo'))
    document.documentElement.style.setProperty('--font-archivo', 'fallback');
  for (const href of css) {
    const link = make('link', { rel: 'stylesheet', href });
    link.dataset.precedence = 'next';
    document.head.append(link);
  }
  if (build !== undefined) self.__NEXT_CLIENT_RESUME = fetch(location.pathname + '?_rsc', { headers: { RSC: '1' } }).then((data) =>
    data.headers.get('${BUILD_HEADER}') === build ? data : Promise.reject(Error('The site was updated.')));
  (self.TURBOPACK ??= []).push(entry);
  for (const src of js.splice(0)) document.head.append(make('script', { async: true, src }));
};
const draw = (frames) => frames ? requestAnimationFrame(() => draw(frames - 1)) : start();
document.hidden ? start() : draw(${FRAMES_UNTIL_PAINTED});
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}`.replaceAll(/\s*\n\s*/g, '');
const START_SCRIPT = `<script>${START}</script>`;
const START_HASH = cspHash(START);

/** @param {string} html as Next rendered it @returns {string[]} the URLs of its style sheets, in their order */
export function styleSheetsOf(html) {
  return [...html.matchAll(STYLE_SHEET)].map(([, url = '']) => url);
}

/**
 * Has a page load the framework, its data and the whole of its style sheets after the first paint. Next sends the
 * data in the document and loads 150 kB of scripts beside the font and the first picture: `docs/performance.md`.
 * The data is what the router gets for the URL of the page. A browser without JavaScript loads the style sheets alone.
 * @param {string} html as Next rendered it
 * @param {string} build the id of the build, as in `BUILD_HEADER`
 * @param {string} [style] what the page needs of its style sheets; without it they stay in the head
 * @returns {string} unchanged for a document without the framework
 */
export function loadAfterPaint(html, build, style) {
  const css = style === undefined ? [] : styleSheetsOf(html);
  const page = withStartScript(html, css, build)?.replaceAll(DATA, '');
  if (page === undefined || style === undefined) return page ?? html;
  const links = css.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  // At the end, because the encoding has to stand in the first 1,024 bytes.
  return page
    .replaceAll(STYLE_SHEET, '')
    .replace('</head>', () => `<style>${style}</style><noscript>${links}</noscript></head>`);
}

/**
 * Has a page that is rendered for one request load the framework after the first paint. Its data, which a second
 * request would not get, and its style sheets stay in the document.
 * @param {string} html as Next rendered it, perhaps with a CSP nonce
 * @returns {string} unchanged for a document without the framework
 */
export function loadFrameworkAfterPaint(html) {
  return withStartScript(html, []) ?? html;
}

/**
 * @param {string} html @param {string[]} css the style sheets to load after the paint
 * @param {string} [build] of the data to load after the paint
 * @returns {string | undefined} undefined for a document without the framework
 */
function withStartScript(html, css, build) {
  const [entry, nonce, modules = ''] = ENTRY.exec(html) ?? [];
  const js = [...html.matchAll(SCRIPT)].map(([, url]) => url);
  if (!entry || js.length === 0) return undefined;
  const list = JSON.stringify({ build, css, js, entry: JSON.parse(modules) });
  const start = nonce ? START_SCRIPT.replace('>', ` nonce="${nonce}">`) : START_SCRIPT;
  return html
    .replace(entry, () => `<script type="application/json">${list}</script>${start}`)
    .replaceAll(SCRIPT, '')
    .replaceAll(SCRIPT_PRELOAD, '');
}

/**
 * The CSP hash of the script that loads the framework, as a source of `script-src`.
 * @param {string} html @returns {string[]} empty for a page without it
 */
export function startScriptHashes(html) {
  return html.includes(START_SCRIPT) ? [START_HASH] : [];
}
