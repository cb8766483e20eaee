import { createHash } from 'node:crypto';

/**
 * What Next writes into a page: calls that hand data to its own scripts. An upgrade that changes
 * them leaves them without a hash: the page then shows, but does not come to life, and
 * e2e/http/csp.spec.ts fails.
 */
const DATA_CALLS = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((.*)\)$/s,
  /^self\.__next_f\.push\((.*)\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);?$/s,
];

/**
 * The hashes of the inline scripts that Next wrote into a page, as sources of `script-src`. Only
 * calls whose argument is nothing but data count, and only after the page's content, so that a
 * script that came in with a post never gets one.
 * @param {string} html @returns {string[]} each in quotes
 */
export function inlineScriptHashes(html) {
  const afterContent = html.slice(Math.max(0, html.lastIndexOf('</main>')));
  const scripts = Array.from(afterContent.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs));
  const texts = scripts.map(([, text = '']) => text).filter(isDataCall);
  return [...new Set(texts)].map(hashOf);
}

/** @param {string} text */
function isDataCall(text) {
  return DATA_CALLS.some((call) => {
    const argument = call.exec(text)?.[1];
    return argument !== undefined && isJson(argument);
  });
}

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} text */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
