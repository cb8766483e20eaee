import { cspHash } from '../../../lib/requests/security/csp-hash.mjs';

// ES5, because these scripts run as they are in browsers too old for the framework.

/** The id of the style element that a page has until its style sheets have loaded. */
export const CRITICAL_STYLE_ID = 'critical-style';
/** The id of the `noscript` element that holds the style sheets of a page. */
export const SHEETS_ID = 'style-sheets';
/** The id of the JSON block with the scripts of a page, in its head. */
export const FRAMEWORK_ID = 'framework';
/** The id of the block with the data of a page, at its end. */
export const DATA_ID = 'page-data';

/** Chromium, throttled or not, reported the first contentful paint within five frames; on a busy machine within more. */
const FRAMES_UNTIL_PAINTED = 20;

const RETRY_AFTER_MS = 1000;

/** A connection on which the font would come after the first frame, as Chromium estimates it; others give no estimate. */
const SLOW = { rttMs: 100, mbitPerS: 4 };

/**
 * Loads the style sheets at the first of these: a reported paint; a few frames, because Firefox reports no paint for a
 * page that opens at an anchor; or at once in a hidden tab, which does not paint. What else waits for the paint calls
 * `afterPaint`. A script of its own, because nothing that fails may leave a page without its style; in the head, because
 * a page may paint before its end has come.
 * The style sheets apply together, in place of the critical style: one alone would override rules of the others, and each
 * has the whole page styled anew, 100 to 300 ms on a phone. If one fails, the critical style stays, after the others.
 * The font is 42 kB, more than the rest of the first paint. On a slow connection, a page that no page of this site led to
 * (its referrer does not begin with the origin) leaves it to the framework (`components/site/late-font.tsx`). So is
 * another font that is not there at the first frame: with `font-display: optional` Chromium still shows it if it comes
 * within 100 ms after its request, and does not tell a script which of both happened.
 * Chromium 71 has no `globalThis`, which the framework uses, and observes no single type.
 */
const SHEETS = minified(`(function (document, window) {
  var waiting = [], frames = ${FRAMES_UNTIL_PAINTED}, links = [], ended = 0, isIncomplete,
    fonts = document.fonts, network = navigator.connection, isFontChosen;
  window.globalThis = window;
  function chooseFallback() { document.documentElement.style.setProperty('--font-archivo', 'ArchivoLate'); }
  if (network && (network.saveData || network.rtt > ${SLOW.rttMs} || network.downlink < ${SLOW.mbitPerS})
    && document.referrer.indexOf(location.origin)) {
    isFontChosen = 1;
    chooseFallback();
  } else if (fonts) fonts.load('9px Archivo').catch(Boolean);
  function painted() {
    if (!waiting) return;
    var sheets = document.getElementById('${SHEETS_ID}'), callbacks = waiting;
    waiting = 0;
    if (sheets) sheets.textContent.replace(/href="?([^"\\s>]+)/g, load);
    callbacks.forEach(function (callback) { callback(); });
  }
  function load(_, href) {
    var link = document.createElement('link'), style = document.getElementById('${CRITICAL_STYLE_ID}');
    link.rel = 'stylesheet';
    link.href = href;
    link.media = 'x';
    link.fetchPriority = 'high';
    link.setAttribute('data-precedence', 'next');
    links.push(link);
    link.onload = end;
    link.onerror = function () { isIncomplete = 1; end(); };
    style.parentNode.insertBefore(link, style);
    function end() {
      if (++ended < links.length) return;
      links.forEach(function (link) { link.media = 'all'; });
      if (!isIncomplete) style.remove();
    }
  }
  function draw() {
    if (document.body && !isFontChosen) {
      isFontChosen = 1;
      if (fonts && !fonts.check('9px Archivo')) chooseFallback();
    }
    if (document.readyState !== 'loading') frames--;
    frames ? requestAnimationFrame(draw) : painted();
  }
  window.afterPaint = function (callback) { waiting ? waiting.push(callback) : callback(); };
  document.hidden ? painted() : draw();
  try {
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
  } catch (unsupported) {}
})(document, self)`);

/**
 * Loads the scripts of the framework after the paint, each tried twice. In the head, because a slow phone paints, and is
 * busy with the style sheets, long before it has read the page to its end. The entry, which runs the scripts, follows
 * when all have come, and the data; the page stays as it is if one cannot be loaded or the response broke off.
 */
const FRAMEWORK = minified(`(function (document, window) {
  var framework = JSON.parse(document.getElementById('${FRAMEWORK_ID}').textContent), missing = framework.js.length + 1;
  function load(src, isRetry) {
    var script = document.createElement('script');
    script.async = true;
    script.src = src;
    script.onload = runIfWhole;
    script.onerror = function () {
      if (!isRetry) setTimeout(load, ${RETRY_AFTER_MS}, src, 1);
    };
    document.head.appendChild(script);
  }
  function runIfWhole() {
    var data = document.getElementById('${DATA_ID}');
    if (--missing || !data) return;
    window.__next_f = [[0], [1, decodeURIComponent(data.textContent)]];
    (window.TURBOPACK = window.TURBOPACK || []).push(framework.entry);
  }
  function start() {
    framework.js.forEach(function (src) { load(src); });
  }
  window.afterPaint ? afterPaint(start) : start();
  document.addEventListener('DOMContentLoaded', runIfWhole);
})(document, self)`);

export const sheetsScript = inlineScript(SHEETS);
export const frameworkScript = inlineScript(FRAMEWORK);

/** @param {string} code */
function inlineScript(code) {
  return { code, element: `<script>${code}</script>`, hash: cspHash(code) };
}

/** @param {string} code without comments, regular expressions and strings that hold spaces @returns {string} */
function minified(code) {
  return code.replaceAll(/\s+/g, ' ').replaceAll(/ ?([^\w$]) ?/g, '$1');
}
