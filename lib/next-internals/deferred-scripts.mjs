import { createHash } from 'node:crypto';

const FRAMEWORK_SCRIPT = /<script src="(\/_next\/static\/[^"&<>]+)" async=""><\/script>/g;
const FRAMEWORK_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** In Chromium, throttled or not, at most five frames passed before it reported the first contentful paint. */
const FRAMES_UNTIL_PAINTED = 8;

/**
 * Loads the scripts of the JSON block before it at the first of these: a reported paint; a few frames,
 * because Firefox reports no paint for a page that opens at an anchor; or at once in a hidden tab,
 * which does not paint.
 */
const START = `{const list=JSON.parse(document.currentScript.previousSibling.text),start=()=>{for(const src of list.splice(0))document.head.append(Object.assign(document.createElement('script'),{async:1,src}))},draw=(n)=>n?requestAnimationFrame(()=>draw(n-1)):start();document.hidden?start():draw(${FRAMES_UNTIL_PAINTED});new PerformanceObserver(start).observe({type:'paint',buffered:1})}`;
const START_SCRIPT = `<script>${START}</script>`;
const START_HASH = `'sha256-${createHash('sha256').update(START).digest('base64')}'`;

/**
 * Has a page load the framework after its first paint. Next loads these 150 kB in the head, beside the
 * style, the font and the first picture: on a slow phone the largest paint then took 1.6 times as long
 * as without scripts (`npm run bench`), deferred 1.1 times.
 * @param {string} html as Next rendered it, or the result of this function
 * @returns {string} with the URLs of the scripts in a JSON block, in their order
 */
export function deferScripts(html) {
  const scripts = [...html.matchAll(FRAMEWORK_SCRIPT)];
  const last = scripts.at(-1);
  if (!last) return html;
  const urls = JSON.stringify(scripts.map(([, url]) => url));
  const end = last.index + last[0].length;
  const loader = `<script type="application/json">${urls}</script>${START_SCRIPT}`;
  return (html.slice(0, end) + loader + html.slice(end))
    .replaceAll(FRAMEWORK_PRELOAD, '')
    .replaceAll(FRAMEWORK_SCRIPT, '');
}

/**
 * The CSP hash of the script that loads the framework, as a source of `script-src`.
 * @param {string} html @returns {string[]} empty for a page without it
 */
export function bootScriptHashes(html) {
  return html.includes(START_SCRIPT) ? [START_HASH] : [];
}
