/** Documents that only our own pages embed: one per third-party iframe, and our own configurator. */
export const FRAMES_PATH = '/kader';

/** Our own configurator, without header and footer. Keep the matcher in middleware.ts in step. */
export const OWN_CONFIGURATOR_PATH = `${FRAMES_PATH}/samenstelling`;

export type FrameName = 'kaart' | 'agenda' | 'configurator' | 'video';

/** URL path of the document with a configured third-party embed. */
export function frameHref(name: Exclude<FrameName, 'video'>): string {
  return `${FRAMES_PATH}/${name}`;
}

/** URL path of the document with a video. @param playerUrl from post-html/videos.ts */
export function videoFrameHref(playerUrl: string): string {
  return `${FRAMES_PATH}/video?${new URLSearchParams({ speler: playerUrl })}`;
}
