import { createHash } from 'node:crypto';

/** The calls by which Next hands data to its own scripts. Without a hash for them a page shows but does not hydrate. */
const DATA_CALLS = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((.*)\)$/s,
  /^self\.__next_f\.push\((.*)\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);?$/s,
];

/**
 * The CSP hashes of the inline scripts that Next wrote into a page. Only calls whose argument is JSON
 * count, and only after the page's content, so that a script within a post never gets a hash.
 * @param {string} html @returns {string[]} sources of `script-src`, in quotes
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
