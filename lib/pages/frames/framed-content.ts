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

type Variables = Pick<
  Env,
  'MAP_EMBED_URL' | 'DEALER_BOOKING_URL' | 'CONFIGURATOR_URL' | 'DEALER_ID'
>;

const contents: Record<
  FrameName,
  (env: Variables, query: URLSearchParams) => FramedContent | null
> = {
  kaart: ({ MAP_EMBED_URL }) => connected('Kaart', MAP_EMBED_URL, { allow: ['fullscreen'] }),
  // Allows booking an appointment.
  agenda: ({ DEALER_BOOKING_URL }) =>
    connected('Agenda', DEALER_BOOKING_URL, { sandbox: ['allow-forms'] }),
  // Allows requesting, downloading and printing a composition.
  configurator: (env, query) =>
    connected('Configurator', configuratorUrl(env, choiceForPortal(query)), {
      sandbox: ['allow-forms', 'allow-downloads', 'allow-modals'],
      allow: ['fullscreen'],
    }),
  // Allows casting, picture-in-picture and DRM.
  video: (_env, query) => {
    const video = toPostVideo({ src: query.get('speler') ?? '' });
    return connected(video?.name ?? '', video?.playerUrl, {
      sandbox: ['allow-presentation'],
      allow: ['fullscreen', 'picture-in-picture', 'encrypted-media'],
    });
  },
};

/** The embed below FRAMES_PATH; null when it is unknown or not configured. */
export function framedContent(
  name: string,
  query: URLSearchParams,
  env: Variables,
): FramedContent | null {
  return Object.hasOwn(contents, name) ? contents[name as FrameName](env, query) : null;
}

function connected(title: string, src: string | undefined, rights: Rights): FramedContent | null {
  return src ? { src, title, rights } : null;
}
