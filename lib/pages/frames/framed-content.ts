import { choiceForPortal } from '../../business/configurator/portal-choice';
import { configuratorUrl } from '../../business/configurator/portal-url';
import type { Env } from '../../platform/env/env';
import { toPostVideo } from '../../posts/post-html/videos';
import type { FrameName } from '../../requests/security/frame-routes';

export type FramedContent = {
  src: string;
  title: string;
  /** Rights in addition to `BASE_SANDBOX`. */
  rights: Rights;
};

type Rights = {
  sandbox?: string[];
  allow?: string[];
};

/** The embed below FRAMES_PATH; null when it is unknown or not configured. */
export function framedContent(
  name: string,
  query: URLSearchParams,
  env: Pick<Env, 'MAP_EMBED_URL' | 'DEALER_BOOKING_URL' | 'CONFIGURATOR_URL' | 'DEALER_ID'>,
): FramedContent | null {
  switch (name as FrameName) {
    case 'kaart':
      return connected('Kaart', env.MAP_EMBED_URL, { allow: ['fullscreen'] });
    case 'agenda':
      // Allows booking an appointment.
      return connected('Agenda', env.DEALER_BOOKING_URL, { sandbox: ['allow-forms'] });
    case 'configurator':
      // Allows requesting, downloading and printing a composition.
      return connected('Configurator', configuratorUrl(env, choiceForPortal(query)), {
        sandbox: ['allow-forms', 'allow-downloads', 'allow-modals'],
        allow: ['fullscreen'],
      });
    case 'video': {
      const video = toPostVideo({ src: query.get('speler') ?? '' });
      // Allows casting, picture-in-picture and DRM.
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
