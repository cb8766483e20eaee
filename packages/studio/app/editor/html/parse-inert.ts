import type { ParseHtml } from './from-html';
import { toInertHtml } from './inert';

/** Declares only the members that this project's types lack; see the Trusted Types API. */
type PolicyFactory = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string };
};

/** Named in packages/studio/server/security.ts. */
const POLICY_NAME = 'studio-html';

const policy = (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy(
  POLICY_NAME,
  { createHTML: toInertHtml },
);

/** Parses HTML in a document that runs and loads nothing. */
export const parseInert: ParseHtml = (html) =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? toInertHtml(html), 'text/html');
