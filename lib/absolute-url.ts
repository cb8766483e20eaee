import 'server-only';
import { getEnv } from './env/env';

/** The absolute URL of a path on this site, for feeds and search engines. */
export function absoluteUrl(path: string): string {
  return new URL(path, getEnv().SITE_URL).href;
}
