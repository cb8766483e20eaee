import { createHash } from 'node:crypto';

/**
 * What code of a page may turn into script, by the browser's default policy for Trusted Types. React
 * and Turbopack hand plain strings to `innerHTML` and `script.src` and name no policy of their own:
 * an empty script (which React fills with data), markup without scripts and frames, and our own
 * chunks. Anything else is refused, `eval` included. Short, since it stands in every page.
 */
const CREATE_POLICY = String.raw`self.trustedTypes?.createPolicy('default',{createHTML:h=>/<(script(?!><\/script>$)|iframe)/i.test(h)?null:h,createScriptURL:u=>/^\/_next\/static\/chunks\/[\w.-]+$/.test(u)?u:null})`;
const SCRIPT = `<script>${CREATE_POLICY}</script>`;
const HASH = `'sha256-${createHash('sha256').update(CREATE_POLICY).digest('base64')}'`;
const HEAD = '<head>';

/** Lets a page make the policy before any other script. @param {string} html as Next rendered it @returns {string} */
export function withTrustedTypes(html) {
  return html.includes(SCRIPT) ? html : html.replace(HEAD, () => HEAD + SCRIPT);
}

/** The source of `script-src` for that script; none where the page has no such script. @param {string} html @returns {string[]} */
export function trustedTypesHashes(html) {
  return html.includes(SCRIPT) ? [HASH] : [];
}

/** What a Content-Security-Policy says so that the browser asks the policy and takes no other. */
export const TRUSTED_TYPES_DIRECTIVES = [
  "require-trusted-types-for 'script'",
  'trusted-types default',
];
