import 'server-only';
import { getEnv } from '../env/env';
import { toAllowedImage } from './allowed-images';
import { type CleanPost, cleanPostHtml } from './post-html/clean';

/** The HTML that an editor stored, made safe for this site, and what it lost on the way. */
export function sanitizePostHtml(html: string): CleanPost {
  return cleanPostHtml(html, { url: getEnv().SITE_URL, toImage: toAllowedImage });
}
