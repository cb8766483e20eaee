import { createHash } from 'node:crypto';

/**
 * The source that allows one inline script or style in a Content-Security-Policy.
 * @param {string} text of the script or style, without its tags @returns {string} in quotes: `'sha256-…'`
 */
export function cspHash(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
