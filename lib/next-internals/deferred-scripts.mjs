import { createHash } from 'node:crypto';

const FRAMEWORK_SCRIPT = /<script src="(\/_next\/static\/[^"&<>]+)" async=""><\/script>/g;
const FRAMEWORK_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * By then the page is painted: Chromium, with its CPU slowed down or not, had requested at most five
 * frames when it reported the first contentful paint.
 */
const FRAMES_UNTIL_PAINTED = 8;

/**
 * Creates the scripts of the data block before it, as soon as one of these happens: the browser
 * reports a paint; it has drawn a few frames, since Firefox reports no such paint
 * for a page that opens at an anchor; nobody looks at the tab, which then paints nothing. A tab that is
 * hidden before its frames came draws them when somebody looks at it.
 */
const START = `{const list=JSON.parse(document.currentScript.previousSibling.text),start=()=>{for(const src of list.splice(0))document.head.append(Object.assign(document.createElement('script'),{async:1,src}))},draw=(n)=>n?requestAnimationFrame(()=>draw(n-1)):start();document.hidden?start():draw(${FRAMES_UNTIL_PAINTED});new PerformanceObserver(start).observe({type:'paint',buffered:1})}`;
const START_SCRIPT = `<script>${START}</script>`;
const START_HASH = `'sha256-${createHash('sha256').update(START).digest('base64')}'`;

/**
 * Has a page load the framework after its first paint. Next loads these 150 kB from the head, beside
 * the style, the font and the first picture: on a slow phone the largest paint then came 1.6 times
 * as late as from the same page without scripts (`npm run bench`), afterwards 1.1 times.
 *
 * Leans on Next: it writes its scripts as FRAMEWORK_SCRIPT has them, and both React and the module
 * loader recognise a script that is there already by its `src`, wherever it stands. Tested by
 * e2e/site/deferred-scripts.spec.ts.
 * @param {string} html as Next rendered it, or what this returned
 * @returns {string} with the addresses of the scripts in a data block, in their order
 */
export function deferScripts(html) {
  const scripts = [...html.matchAll(FRAMEWORK_SCRIPT)];
  const last = scripts.at(-1);
  if (!last) return html;
  const addresses = JSON.stringify(scripts.map(([, address]) => address));
  const end = last.index + last[0].length;
  const late = `<script type="application/json">${addresses}</script>${START_SCRIPT}`;
  return (html.slice(0, end) + late + html.slice(end))
    .replaceAll(FRAMEWORK_PRELOAD, '')
    .replaceAll(FRAMEWORK_SCRIPT, '');
}

/**
 * The source of `script-src` that lets the late scripts begin.
 * @param {string} html @returns {string[]} none for a page without them
 */
export function bootScriptHashes(html) {
  return html.includes(START_SCRIPT) ? [START_HASH] : [];
}
