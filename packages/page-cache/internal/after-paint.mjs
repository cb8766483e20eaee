import { cspHash } from '../../../lib/requests/security/csp-hash.mjs';
import {
  CRITICAL_STYLE_ID,
  DATA_ID,
  FRAMEWORK_ID,
  frameworkScript,
  SHEETS_ID,
  sheetsScript,
} from './start-scripts.mjs';

const SCRIPT =
  /<script src="(\/_next\/static\/[^"&<>]+)"(?: (?:async=""|nonce="[^"]*")){1,2}><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const STYLE_SHEET =
  /<link rel="stylesheet" href="(\/_next\/static\/[^"&<>]+)"(?: nonce="[^"]*")? data-precedence="next"\/>/g;
/** Next writes `<` within the data as `\u003c`. */
const DATA =
  /<script(?: nonce="[^"]*")?>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(([^<]*)\))<\/script>/g;
/** The kind of a segment of the data. */
const TEXT = 1;
const ENTRY =
  /<script(?: nonce="([^"]*)")? id="_R_">(\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([^<]*?)\);?)<\/script>/;

/** @param {string} html as Next rendered it @returns {string[]} the URLs of its style sheets, in their order */
export function styleSheetsOf(html) {
  return [...html.matchAll(STYLE_SHEET)].map(([, url = '']) => url);
}

/**
 * Has a page load its style sheets and the framework after the first paint: Next loads 150 kB of scripts beside the font
 * and the first picture (`docs/performance.md`). The data of the page becomes inert text and stands at its end.
 * A browser without JavaScript loads the style sheets alone.
 * @param {string} html as Next rendered it, perhaps with a CSP nonce
 * @param {string} [style] what the page needs of its style sheets; without it they stay in the head
 * @returns {string} unchanged for a document without the framework
 * @throws {Error} if Next writes what is not JSON, or data of another kind than text
 */
export function loadAfterPaint(html, style) {
  const [entry, nonce, , modules] = ENTRY.exec(html) ?? [];
  const js = [...html.matchAll(SCRIPT)].map(([, url]) => url);
  if (!entry || js.length === 0) return html;
  const data = dataText(Array.from(html.matchAll(DATA), ([, , segment]) => segment));
  const scripts = jsonBlock(FRAMEWORK_ID, `{"js":${JSON.stringify(js)},"entry":${modules}}`);
  const end = `<script type="text/plain" id="${DATA_ID}">${data}</script>`;
  const allowed = (element = '') => (nonce ? element.replace('>', ` nonce="${nonce}">`) : element);
  const page = html.replaceAll(SCRIPT, '').replaceAll(SCRIPT_PRELOAD, '').replaceAll(DATA, '');
  return (style === undefined ? page : withStyle(page, allowed(styleElement(style))))
    .replace(entry, '')
    .replace(
      '</head>',
      () => `${allowed(sheetsScript.element)}${scripts}${allowed(frameworkScript.element)}</head>`,
    )
    .replace('</body>', () => `${end}</body>`);
}

/**
 * The text of the data without the JSON around it, which escapes every quotation mark: 0.6 to 0.8 kB of a compressed page.
 * What a script element cannot hold, or a browser changes while it reads, is encoded as in a URL.
 * @param {(string | undefined)[]} segments arguments of Next's calls: the kind of data, 0 for the start, and text
 */
function dataText(segments) {
  const [, ...parts] = segments.map((segment = '') => JSON.parse(segment));
  if (parts.some(([kind]) => kind !== TEXT)) throw new Error('The data of a page is not all text.');
  return parts
    .map(([, text]) => text)
    .join('')
    .replace(/[%<\r\0]/g, encodeURIComponent);
}

/** @param {string} id @param {string} json @returns {string} @throws {SyntaxError} for what is not JSON */
function jsonBlock(id, json) {
  JSON.parse(json);
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** @param {string} style */
function styleElement(style) {
  return `<style id="${CRITICAL_STYLE_ID}">${style}</style>`;
}

/** @param {string} html @param {string} style the element in place of the style sheets */
function withStyle(html, style) {
  const links = styleSheetsOf(html).map((href) => `<link rel="stylesheet" href="${href}">`);
  // The style stands at the end of the head, because the encoding has to stand in the first 1,024 bytes.
  return html
    .replaceAll(STYLE_SHEET, '')
    .replace(
      '</head>',
      () => `${style}<noscript id="${SHEETS_ID}">${links.join('')}</noscript></head>`,
    );
}

/**
 * The CSP hashes of the inline scripts that start a page: ours, or those that Next wrote where a page was left as it is.
 * Each is one whose whole text is known, but for data that is JSON: a script in the content of a page gets no hash.
 * @param {string} html @returns {string[]} sources of `script-src`
 */
export function startScriptHashes(html) {
  const ours = [sheetsScript, frameworkScript].filter(({ element }) => html.includes(element));
  const data = Array.from(html.matchAll(DATA), ([, code, segment]) => ({ code, json: segment }));
  const [, , code, modules] = ENTRY.exec(html) ?? [];
  const nexts = [...data, ...(code ? [{ code, json: modules }] : [])].filter(({ json }) =>
    isJson(json),
  );
  return [...ours.map(({ hash }) => hash), ...nexts.map(({ code = '' }) => cspHash(code))];
}

/** @param {string} [text] */
function isJson(text = '') {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
