/**
 * What stands in the frames of our pages, which alone may show it: documents of ours that hold one
 * frame of another party each, and our own configurator.
 */
export const FRAMES_PATH = '/kader';

/** Our own configurator, a page without header and footer; middleware.ts names it in its matcher too. */
export const OWN_CONFIGURATOR_PATH = `${FRAMES_PATH}/samenstelling`;

export type FrameName = 'kaart' | 'agenda' | 'configurator' | 'video';

/** The document with what the owner connected. */
export function frameHref(name: Exclude<FrameName, 'video'>): string {
  return `${FRAMES_PATH}/${name}`;
}

/** The document with one video. @param playerUrl as post-html/videos.ts gives it */
export function videoFrameHref(playerUrl: string): string {
  return `${FRAMES_PATH}/video?${new URLSearchParams({ speler: playerUrl })}`;
}
