import 'server-only';
import { unstable_cache } from 'next/cache';
import { getEnv } from './env';
import { logError } from './log';
import { mediaBucketUrl } from './media-bucket';

const HERO_FILE = 'hero/hero-720.mp4';
const HERO_FILE_AV1 = 'hero/hero-720.av1.mp4';
const TIME_LIMIT_MS = 2000;

/**
 * An address in the bucket as a path under the site's own origin, so that visitors need one
 * connection and the browser one rule. Other addresses come back as they are.
 */
export function toMediaPath(address: string): string {
  const bucket = `${mediaBucketUrl(getEnv().SUPABASE_URL)}/`;
  return address.startsWith(bucket) ? `/media/${address.slice(bucket.length)}` : address;
}

export type HeroVideo = { av1: string; mp4: string };

/**
 * The film behind the home page's headline, or null when the bucket does not serve it. A film that
 * was found is asked for again after a minute; the reason of a failure is in the log.
 */
export const getHeroVideo = unstable_cache(findHeroVideo, ['hero-video'], { revalidate: 60 });

async function findHeroVideo(): Promise<HeroVideo | null> {
  try {
    const response = await fetch(`${mediaBucketUrl(getEnv().SUPABASE_URL)}/${HERO_FILE}`, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (!response.ok) {
      logError('Video not accessible at public URL', `status ${response.status}`);
      return null;
    }
    return { av1: `/media/${HERO_FILE_AV1}`, mp4: `/media/${HERO_FILE}` };
  } catch (error) {
    logError('Failed to get video URL', error);
    return null;
  }
}
