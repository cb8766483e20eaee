import { toPostVideo } from '../blog/post-html/videos';
import { choiceForPortal } from '../configurator/portal-choice';
import { configuratorUrl } from '../configurator/portal-url';
import type { Env } from '../env/env';
import type { FrameName } from '../frame-routes';

export type FramedContent = {
  src: string;
  title: string;
  /** What it may do beside what frame-document.ts lets all of them do. */
  rights: Rights;
};

type Rights = {
  /** Tokens of the attribute `sandbox`. */
  sandbox?: string[];
  /** Features of the attribute `allow`. */
  allow?: string[];
};

/** What a document below FRAMES_PATH holds; null when nothing is connected there. */
export function framedContent(
  name: string,
  query: URLSearchParams,
  env: Pick<Env, 'MAP_EMBED_URL' | 'DEALER_BOOKING_URL' | 'CONFIGURATOR_URL' | 'DEALER_ID'>,
): FramedContent | null {
  switch (name as FrameName) {
    case 'kaart':
      return connected('Kaart', env.MAP_EMBED_URL, { allow: ['fullscreen'] });
    case 'agenda':
      // A visitor fills in who he is.
      return connected('Agenda', env.DEALER_BOOKING_URL, { sandbox: ['allow-forms'] });
    case 'configurator':
      // A composition is asked for, saved and printed.
      return connected('Configurator', configuratorUrl(env, choiceForPortal(query)), {
        sandbox: ['allow-forms', 'allow-downloads', 'allow-modals'],
        allow: ['fullscreen'],
      });
    case 'video': {
      const video = toPostVideo({ src: query.get('speler') ?? '' });
      // On a television in the same room, in a corner of the screen, or behind the provider's paywall.
      return connected(video?.name ?? '', video?.playerUrl, {
        sandbox: ['allow-presentation'],
        allow: ['fullscreen', 'picture-in-picture', 'encrypted-media'],
      });
    }
    default:
      return null;
  }
}

function connected(title: string, src: string | undefined, rights: Rights): FramedContent | null {
  return src ? { src, title, rights } : null;
}
