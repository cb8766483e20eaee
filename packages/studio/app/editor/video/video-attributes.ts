import { toPostVideo } from '@/lib/posts/post-html/videos';

type VideoAttributes = { src: string; title: string };

/** The video that an embedded player shows; false for any other iframe. */
export function videoOfFrame(dom: HTMLElement): VideoAttributes | false {
  return videoOf(dom.getAttribute('src') ?? '', dom.getAttribute('title') ?? '');
}

/** The video of a cover, which stands in its place on the page of a post. */
export function videoOfCover(dom: HTMLElement): VideoAttributes | false {
  const [, title = ''] = /^Video van \w+: (.*)$/s.exec(dom.dataset.name ?? '') ?? [];
  return videoOf(dom.dataset.player ?? '', title);
}

/** The player with the most privacy, and the title without what the provider writes by default. */
export function videoOf(src: string, title: string): VideoAttributes | false {
  const video = toPostVideo({ src, title });
  if (!video) return false;
  const specificTitle = video.name.slice(`Video van ${video.provider}: `.length);
  return { src: video.playerUrl, title: specificTitle };
}
