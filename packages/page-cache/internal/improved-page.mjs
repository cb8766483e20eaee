import { loadAfterPaint, styleSheetsOf } from './after-paint.mjs';
import { criticalStyle } from './critical-style.mjs';
import { logSparsely } from './log-sparsely.mjs';

/**
 * A page that paints before its style sheets and the framework load. Takes 5 to 10 ms.
 * @param {string} html as Next wrote it
 * @param {import('./build-files.mjs').BuildFiles} files
 * @returns {{ html: string, isTemporary: boolean }} temporary if it is as Next wrote it, because it could not be improved
 * now; the next try may succeed
 */
export function improvedPage(html, files) {
  try {
    return { html: loadAfterPaint(html, styleOf(html, files)), isTemporary: false };
  } catch (error) {
    logSparsely('A page is sent as Next wrote it', error);
    return { html, isTemporary: true };
  }
}

/**
 * @param {string} html
 * @param {import('./build-files.mjs').BuildFiles} files
 * @returns {string | undefined} undefined if this build lacks a style sheet
 */
function styleOf(html, files) {
  const sheets = styleSheetsOf(html).map((url) => files.styleSheet(url));
  if (sheets.length === 0 || sheets.includes(undefined)) return undefined;
  return criticalStyle(/** @type {import('postcss').Root[]} */ (sheets), html);
}
