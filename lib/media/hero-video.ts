import 'server-only';
import { unstable_cache } from 'next/cache';
import { getEnv } from '../env/env';
import { logError } from '../log';
import { mediaBucketUrl } from './bucket-url';

/** The file that every browser can play, and whose presence stands for that of the others. */
const HERO_FILE = 'hero/hero-720.mp4';

/** From this width on the film is shown larger than 720 lines. */
const WIDE = '(min-width: 64rem)';

/** The first that a browser can play, on a window of that width, is the one it loads. */
const HERO_SOURCES = [
  { file: 'hero/hero-1080.av1.mp4', type: 'video/mp4; codecs="av01.0.08M.08"', media: WIDE },
  { file: 'hero/hero-1080.mp4', type: 'video/mp4', media: WIDE },
  { file: 'hero/hero-720.av1.mp4', type: 'video/mp4; codecs="av01.0.05M.08"' },
  { file: HERO_FILE, type: 'video/mp4' },
];

const TIME_LIMIT_MS = 2000;

/**
 * An address in the bucket as a path under the site's own origin, so that visitors need one
 * connection and the browser one rule. Other addresses come back as they are.
 */
export function toMediaPath(address: string): string {
  const bucket = `${mediaBucketUrl(getEnv().SUPABASE_URL)}/`;
  return address.startsWith(bucket) ? `/media/${address.slice(bucket.length)}` : address;
}

/** What a `source` element says of one file of the film, in order of preference. */
export type FilmSource = { src: string; type: string; media?: string };

/**
 * The film behind the home page's headline, or null when the bucket does not have it. Asked for again
 * after a minute; a bucket that does not tell leaves it at the last answer. The reason of a failure is
 * in the log.
 */
export async function getHeroVideo(): Promise<FilmSource[] | null> {
  // Nothing was ever answered: the page stands without its film.
  return readLastAnswer().catch(() => null);
}

/** When the reading of a stale value fails, Next keeps that value. */
const readLastAnswer = unstable_cache(askForHeroVideo, ['hero-film-sources'], { revalidate: 60 });

async function askForHeroVideo(): Promise<FilmSource[] | null> {
  const { ok, status } = await headOfHeroFile();
  if (!ok) {
    logError('Video not accessible at public URL', `status ${status}`);
    if (status >= 500) throw new Error(`status ${status}`);
    return null;
  }
  return HERO_SOURCES.map(({ file, ...source }) => ({ src: `/media/${file}`, ...source }));
}

async function headOfHeroFile(): Promise<Response> {
  try {
    return await fetch(`${mediaBucketUrl(getEnv().SUPABASE_URL)}/${HERO_FILE}`, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
  } catch (error) {
    logError('Failed to get video URL', error);
    throw error;
  }
}
