/** Documents of ours that hold one frame of another party each; only our own pages may show them. */
export const FRAMES_PATH = '/kader';

export type FrameName = 'kaart' | 'agenda' | 'configurator' | 'video';

/** The document with what the owner connected. */
export function frameHref(name: Exclude<FrameName, 'video'>): string {
  return `${FRAMES_PATH}/${name}`;
}

/** The document with one video. @param playerUrl as post-html/videos.ts gives it */
export function videoFrameHref(playerUrl: string): string {
  return `${FRAMES_PATH}/video?${new URLSearchParams({ speler: playerUrl })}`;
}
