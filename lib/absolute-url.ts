import 'server-only';
import { getEnv } from './env/env';

/** The full address of a path on this site, for readers that see it somewhere else: search engines, feeds. */
export function absoluteUrl(path: string): string {
  return new URL(path, getEnv().SITE_URL).href;
}
