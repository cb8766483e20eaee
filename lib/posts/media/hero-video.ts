import 'server-only';
import { unstable_cache } from 'next/cache';
import { logError } from '../../platform/log';
import { loggedError } from '../../platform/logged-error';
import { fetchSize } from './copies/fetch-from-bucket';

/** Playable in every browser; the other files count as present when this one is. */
const HERO_FILE = 'hero/hero-720.mp4';

/** The video is higher than 720 pixels from this width on. */
const WIDE_VIEWPORT = '(min-width: 64rem)';

const HERO_SOURCES = [
  {
    file: 'hero/hero-1080.av1.mp4',
    type: 'video/mp4; codecs="av01.0.08M.08"',
    media: WIDE_VIEWPORT,
  },
  { file: 'hero/hero-1080.mp4', type: 'video/mp4', media: WIDE_VIEWPORT },
  { file: 'hero/hero-720.av1.mp4', type: 'video/mp4; codecs="av01.0.05M.08"' },
  { file: HERO_FILE, type: 'video/mp4' },
];

const TIMEOUT_MS = 2000;

/** The attributes of a `source` element. */
export type VideoSource = { src: string; type: string; media?: string };

/** The sources of the home page's video, null when it is missing; the last value while the bucket fails. */
export async function getHeroVideo(): Promise<VideoSource[] | null> {
  return readHeroVideo().catch(() => null);
}

/** Next keeps a stale value when its revalidation fails. */
const readHeroVideo = unstable_cache(requestHeroVideo, ['hero-film-sources'], { revalidate: 60 });

async function requestHeroVideo(): Promise<VideoSource[] | null> {
  try {
    if ((await fetchSize(HERO_FILE, AbortSignal.timeout(TIMEOUT_MS))) === null) {
      logError('Video not accessible at public URL', 'missing in the bucket');
      return null;
    }
  } catch (error) {
    logError('Failed to get video URL', error);
    throw loggedError('hero film: the bucket failed');
  }
  return HERO_SOURCES.map(({ file, ...source }) => ({ src: `/media/${file}`, ...source }));
}
