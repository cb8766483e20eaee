import { videoOf } from './video-attributes';

const PATTERNS: [RegExp, (id: string, key?: string) => string][] = [
  [
    /^https?:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:.*&)?v=([\w-]{11})(?:[&#].*)?$/,
    (id) => `https://www.youtube.com/embed/${id}`,
  ],
  [
    /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:shorts|live|embed)|youtu\.be)\/([\w-]{11})(?:[/?#].*)?$/,
    (id) => `https://www.youtube.com/embed/${id}`,
  ],
  [
    /^https?:\/\/(?:www\.)?vimeo\.com\/(?:channels\/\w+\/|showcase\/\d+\/video\/)?(\d+)(?:\/(\w+))?(?:[?#].*)?$/,
    (id, key) => `https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ''}`,
  ],
  [
    /^https?:\/\/player\.vimeo\.com\/video\/(\d+)(?:\?(?:.*&)?h=(\w+))?.*$/,
    (id, key) => `https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ''}`,
  ],
];

/** The video at the address that a browser shows for it; undefined for any other text. */
export function videoOfAddress(text: string): { src: string; title: string } | undefined {
  for (const [pattern, toPlayer] of PATTERNS) {
    const [, id, key] = pattern.exec(text.trim()) ?? [];
    if (id) return videoOf(toPlayer(id, key), '') || undefined;
  }
  return undefined;
}
