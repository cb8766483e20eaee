import { createHash } from 'node:crypto';

/** A type that no browser knows: it neither loads nor runs such a script. */
const LATE = '<script type="late" ';
const NOW = '<script ';
const FRAMEWORK_SCRIPT = /<script src="\/_next\/static\/[^"]+" async=""><\/script>/g;
const FRAMEWORK_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** For browsers that do not tell when they paint. */
const LATEST_START_MS = 3000;

/**
 * Lets the late scripts load: once something of the page is painted, or at once in a tab that nobody
 * looks at, which paints nothing.
 */
const START = `{const start=()=>{for(const late of document.querySelectorAll('script[type=late]')){const script=late.cloneNode();script.type='';late.replaceWith(script)}};setTimeout(start,document.hidden?0:${LATEST_START_MS});new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint').length)start()}).observe({type:'paint',buffered:true})}`;
const START_SCRIPT = `<script>${START}</script>`;
const START_HASH = `'sha256-${createHash('sha256').update(START).digest('base64')}'`;

/**
 * Has a page load the framework after its first paint. Next loads these 150 kB from the head, beside
 * the style, the font and the first picture: on a slow phone the largest paint then came 1.6 times
 * as late as from the same page without scripts (`npm run bench`), afterwards 1.1 times.
 * @param {string} html as Next rendered it, or what this returned @returns {string}
 */
export function loadFrameworkLate(html) {
  const last = html.match(FRAMEWORK_SCRIPT)?.at(-1);
  if (!last) return html;
  const end = html.lastIndexOf(last) + last.length;
  return (html.slice(0, end) + START_SCRIPT + html.slice(end))
    .replaceAll(FRAMEWORK_PRELOAD, '')
    .replaceAll(FRAMEWORK_SCRIPT, (script) => script.replace(NOW, LATE));
}

/** The source of `script-src` that lets the late scripts begin. @param {string} html @returns {string[]} */
export function hashesOfStart(html) {
  return html.includes(START_SCRIPT) ? [START_HASH] : [];
}
