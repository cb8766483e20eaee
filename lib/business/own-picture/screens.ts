import screens from '@/lib/business/content/screen-corners.json';
import type { HiddenCells } from './hidden-cells';
import type { Quad } from './homography';

export type Screen = {
  /** Shares of the width and height of the picture. */
  corners: Quad;
  hidden?: HiddenCells;
  /** Width to height, seen straight; known where a screen may be turned far. */
  ratio?: number;
  /** Share of light that its glass reflects. */
  glare?: number;
};

const PICTURE = /\/pictures\/(.+)-\d+\.(?:avif|webp)$/;
/** Colours, layers, hours and sectors of a picture, which show its screens in the same places. */
const SAME_PLACES = /-(?:\d{4}|plate)$|-(?:evening|day|care)(?=-|$)/g;

/**
 * The screens in a picture of this site; none where nothing is known of them.
 * @param address of one of its files
 */
export function screensIn(address: string): readonly Screen[] {
  const name = PICTURE.exec(address)?.[1]?.replace(SAME_PLACES, '') ?? '';
  return (screens as unknown as Record<string, readonly Screen[]>)[name] ?? [];
}
