export type PostVideo = {
  /** What the video is called, also for who hears the page. */
  name: string;
  provider: 'YouTube' | 'Vimeo';
  /** The video on the provider's own site. */
  pageUrl: string;
  /** The player, in the form that keeps least of a visitor. */
  playerUrl: string;
};

/** Names of a player in their addresses that look like a video's. */
const NO_VIDEOS = ['videoseries', 'live_stream'];

/** The video that an editor's iframe shows; null for a frame of anybody else. */
export function toPostVideo({ src = '', title = '' }: Record<string, string>): PostVideo | null {
  // Both providers give out addresses without a scheme.
  if (!URL.canParse(src, 'https://scheme.invalid')) return null;
  const url = new URL(src, 'https://scheme.invalid');
  if (!/^https?:$/.test(url.protocol)) return null;
  const video = onYouTube(url) ?? onVimeo(url);
  if (!video) return null;
  // What YouTube itself writes into the frame says nothing about the video.
  const ownTitle = /^youtube video player$/i.test(title.trim()) ? '' : title.trim();
  const name = `Video van ${video.provider}`;
  return { ...video, name: ownTitle ? `${name}: ${ownTitle}` : name };
}

function onYouTube({ hostname, pathname }: URL): Omit<PostVideo, 'name'> | null {
  if (!/^(www\.)?youtube(-nocookie)?\.com$/.test(hostname)) return null;
  const id = /^\/embed\/([\w-]{11})$/.exec(pathname)?.[1];
  if (!id || NO_VIDEOS.includes(id)) return null;
  return {
    provider: 'YouTube',
    pageUrl: `https://www.youtube.com/watch?v=${id}`,
    playerUrl: `https://www.youtube-nocookie.com/embed/${id}`,
  };
}

function onVimeo({ hostname, pathname, searchParams }: URL): Omit<PostVideo, 'name'> | null {
  const id = hostname === 'player.vimeo.com' && /^\/video\/(\d+)$/.exec(pathname)?.[1];
  if (!id) return null;
  // A video that is not listed opens only with its key.
  const key = /^\w+$/.exec(searchParams.get('h') ?? '')?.[0];
  return {
    provider: 'Vimeo',
    pageUrl: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    playerUrl: `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ''}`,
  };
}
