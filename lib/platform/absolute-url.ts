import 'server-only';
import { getEnv } from './env/env';

/** For feeds and search engines. */
export function absoluteUrl(path: string): string {
  return new URL(path, getEnv().SITE_URL).href;
}
