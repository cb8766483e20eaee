export type PostVideo = {
  /** Also the accessible name. */
  name: string;
  provider: 'YouTube' | 'Vimeo';
  pageUrl: string;
  /** The player with the most privacy that the provider offers. */
  playerUrl: string;
};

/** Path segments of YouTube players that have the length of a video id. */
const RESERVED_IDS = ['videoseries', 'live_stream'];

/** The YouTube or Vimeo video of an editor's iframe; null for any other iframe. */
export function toPostVideo({ src = '', title = '' }: Record<string, string>): PostVideo | null {
  // The embed codes of both providers may have URLs without a scheme.
  if (!URL.canParse(src, 'https://scheme.invalid')) return null;
  const url = new URL(src, 'https://scheme.invalid');
  if (!/^https?:$/.test(url.protocol)) return null;
  const video = parseYouTube(url) ?? parseVimeo(url);
  if (!video) return null;
  // The default title in YouTube's embed code.
  const specificTitle = /^youtube video player$/i.test(title.trim()) ? '' : title.trim();
  const name = `Video van ${video.provider}`;
  return { ...video, name: specificTitle ? `${name}: ${specificTitle}` : name };
}

function parseYouTube({ hostname, pathname }: URL): Omit<PostVideo, 'name'> | null {
  if (!/^(www\.)?youtube(-nocookie)?\.com$/.test(hostname)) return null;
  const id = /^\/embed\/([\w-]{11})$/.exec(pathname)?.[1];
  if (!id || RESERVED_IDS.includes(id)) return null;
  return {
    provider: 'YouTube',
    pageUrl: `https://www.youtube.com/watch?v=${id}`,
    playerUrl: `https://www.youtube-nocookie.com/embed/${id}`,
  };
}

function parseVimeo({ hostname, pathname, searchParams }: URL): Omit<PostVideo, 'name'> | null {
  const id = hostname === 'player.vimeo.com' && /^\/video\/(\d+)$/.exec(pathname)?.[1];
  if (!id) return null;
  // An unlisted video needs its key.
  const key = /^\w+$/.exec(searchParams.get('h') ?? '')?.[0];
  return {
    provider: 'Vimeo',
    pageUrl: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    playerUrl: `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ''}`,
  };
}
