/** Documents that only our own pages embed. */
export const FRAMES_PATH = '/kader';

export type FrameName = 'kaart' | 'agenda' | 'configurator' | 'video';

/** The document with a configured third-party embed. */
export function frameHref(name: Exclude<FrameName, 'video'>): string {
  return `${FRAMES_PATH}/${name}`;
}

/** The document with a video. @param playerUrl from post-html/videos.ts */
export function videoFrameHref(playerUrl: string): string {
  return `${FRAMES_PATH}/video?${new URLSearchParams({ speler: playerUrl })}`;
}
