import { cspHash } from './csp-hash.mjs';

/**
 * Creates the browser's default policy for Trusted Types, because React and Turbopack pass plain strings to
 * `innerHTML` and `script.src`. Accepts HTML without scripts and frames, the empty script that React
 * creates, chunks of our build and the worker of the player; refuses all else, `eval` included. Short, because every
 * page contains it; ES5, for the oldest browsers.
 */
const CREATE_POLICY = String.raw`self.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:function(h){return/<(script(?!><\/script>$)|iframe)/i.test(h)?null:h},createScriptURL:function(u){return/^\/(_next\/static\/chunks\/[\w.-]+|digital-signage\/scherm\.js)$/.test(u)?u:null}})`;
const SCRIPT = `<script>${CREATE_POLICY}</script>`;
const HASH = cspHash(CREATE_POLICY);
const HEAD = '<head>';

/** Adds the script that creates the policy before any other. @param {string} html as Next rendered it @returns {string} */
export function withTrustedTypes(html) {
  return html.includes(SCRIPT) ? html : html.replace(HEAD, () => HEAD + SCRIPT);
}

/** The CSP hash of that script; none for a page without it. @param {string} html @returns {string[]} */
export function trustedTypesHashes(html) {
  return html.includes(SCRIPT) ? [HASH] : [];
}

/** CSP directives that make the browser use this policy only. */
export const TRUSTED_TYPES_DIRECTIVES = [
  "require-trusted-types-for 'script'",
  'trusted-types default',
];
