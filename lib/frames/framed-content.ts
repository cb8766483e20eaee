import { toPostVideo } from '../blog/post-html/videos';
import { configuratorAddress } from '../configurator';
import type { Env } from '../env';
import type { FrameName } from './addresses';

export type FramedContent = {
  src: string;
  title: string;
  /** What it needs beyond scripts, forms and links that open a window. */
  extraRights?: string;
};

/** What a document below FRAMES_PATH holds; null when nothing is connected there. */
export function framedContent(
  name: string,
  query: URLSearchParams,
  env: Pick<Env, 'MAP_EMBED_URL' | 'DEALER_BOOKING_URL' | 'CONFIGURATOR_URL' | 'DEALER_ID'>,
): FramedContent | null {
  switch (name as FrameName) {
    case 'kaart':
      return connected('Kaart', env.MAP_EMBED_URL);
    case 'agenda':
      return connected('Agenda', env.DEALER_BOOKING_URL);
    case 'configurator':
      // A composition may be saved or printed.
      return connected('Configurator', configuratorAddress(env), 'allow-downloads allow-modals');
    case 'video': {
      const video = toPostVideo({ src: query.get('speler') ?? '' });
      return connected(video?.name ?? '', video?.playerUrl, 'allow-presentation');
    }
    default:
      return null;
  }
}

function connected(
  title: string,
  src: string | undefined,
  extraRights?: string,
): FramedContent | null {
  return src ? { src, title, extraRights } : null;
}
