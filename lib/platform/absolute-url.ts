import 'server-only';
import { getEnv } from './env/env';

/** The URL of a path of this site, which feeds and search engines need whole. */
export function absoluteUrl(path: string): string {
  return new URL(path, getEnv().SITE_URL).href;
}
