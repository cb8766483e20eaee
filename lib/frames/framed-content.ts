import { toPostVideo } from '../blog/post-html/videos';
import { choiceForPortal } from '../configurator/portal-choice';
import { configuratorUrl } from '../configurator/portal-url';
import type { Env } from '../env/env';
import type { FrameName } from '../frame-routes';

export type FramedContent = {
  src: string;
  title: string;
  /** In addition to the rights that frame-document.ts gives every embed. */
  rights: Rights;
};

type Rights = {
  /** Tokens for the `sandbox` attribute. */
  sandbox?: string[];
  /** Features for the `allow` attribute. */
  allow?: string[];
};

/** The embed of a document below FRAMES_PATH; null for an unknown name or without a configured URL. */
export function framedContent(
  name: string,
  query: URLSearchParams,
  env: Pick<Env, 'MAP_EMBED_URL' | 'DEALER_BOOKING_URL' | 'CONFIGURATOR_URL' | 'DEALER_ID'>,
): FramedContent | null {
  switch (name as FrameName) {
    case 'kaart':
      return connected('Kaart', env.MAP_EMBED_URL, { allow: ['fullscreen'] });
    case 'agenda':
      // Booking an appointment submits a form.
      return connected('Agenda', env.DEALER_BOOKING_URL, { sandbox: ['allow-forms'] });
    case 'configurator':
      // Visitors request, download and print a composition.
      return connected('Configurator', configuratorUrl(env, choiceForPortal(query)), {
        sandbox: ['allow-forms', 'allow-downloads', 'allow-modals'],
        allow: ['fullscreen'],
      });
    case 'video': {
      const video = toPostVideo({ src: query.get('speler') ?? '' });
      // Casting, picture-in-picture and DRM-protected videos.
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
