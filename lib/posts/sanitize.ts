import 'server-only';
import { getEnv } from '../platform/env/env';
import { toAllowedImage } from './allowed-images';
import { type CleanPost, cleanPostHtml } from './post-html/clean';

/** Sanitises the HTML of an editor for this site, and lists what was removed. */
export function sanitizePostHtml(html: string): CleanPost {
  return cleanPostHtml(html, { url: getEnv().SITE_URL, toImage: toAllowedImage });
}
