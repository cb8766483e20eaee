import { createHash } from 'node:crypto';

/**
 * What code of a page may turn into script, by the browser's default policy for Trusted Types. React
 * and Turbopack hand plain strings to `innerHTML` and `script.src` and name no policy of their own:
 * their strings are an empty script (which React fills with data), markup without anything that
 * loads or runs, and our own built files. Anything else is refused, `eval` included.
 */
const CREATE_POLICY = `self.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:(html)=>/<(script(?!><\\/script>$)|iframe|object|embed|base|meta|link|form)\\b/i.test(html)?null:html,createScriptURL:(url)=>new URL(url,location).href.startsWith(location.origin+'/_next/static/')?url:null})`;
const SCRIPT = `<script>${CREATE_POLICY}</script>`;
const HASH = `'sha256-${createHash('sha256').update(CREATE_POLICY).digest('base64')}'`;
const HEAD = '<head>';

/** Lets a page make the policy before any other script. @param {string} html as Next rendered it @returns {string} */
export function withTrustedTypes(html) {
  return html.includes(SCRIPT) ? html : html.replace(HEAD, HEAD + SCRIPT);
}

/** The source of `script-src` for that script; none where the page has no such script. @param {string} html @returns {string[]} */
export function hashesOfTrustedTypes(html) {
  return html.includes(SCRIPT) ? [HASH] : [];
}

/** What a Content-Security-Policy says so that the browser asks the policy and takes no other. */
export const TRUSTED_TYPES_DIRECTIVES = [
  "require-trusted-types-for 'script'",
  'trusted-types default',
];
