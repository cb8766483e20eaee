import { postPictureSrcSet } from '../media/post-picture-files';

const MAX_SIDE = 10_000;
const MAX_RATIO = 10;
/** Widths in pixels, of the text, and of a figure that is wider (app/prose.css). */
const TEXT_WIDTH = 672;
const FIGURE_WIDTH = 960;

type Attributes = Record<string, string>;

/** The attributes of a picture, without an implausible size; null when `toImage` rejects its URL. */
export function toSafePicture(
  { src = '', alt = '', width, height }: Partial<Attributes>,
  toImage: (url: string) => string | null,
): Attributes | null {
  const allowed = toImage(src);
  if (!allowed) return null;
  const size = plausibleSize(width, height);
  return {
    src: allowed,
    ...smallerFiles(allowed, size),
    alt: alt.trim(),
    ...size,
    loading: 'lazy',
    decoding: 'async',
  };
}

/** Only with a width: without one, browsers take the width in `sizes` for that of the picture. */
function smallerFiles(src: string, { width }: Attributes): Attributes {
  const srcset = postPictureSrcSet(src);
  if (!srcset || !width) return {};
  const atMost = (limit: number) => Math.min(Number(width), limit);
  const sizes = `(min-width: 80rem) ${atMost(FIGURE_WIDTH)}px, (min-width: 46rem) ${atMost(TEXT_WIDTH)}px, 92vw`;
  return { srcset, sizes };
}

/** Both sides or neither, because browsers reserve space by their ratio. */
function plausibleSize(width = '', height = ''): Attributes {
  const sides = [width, height];
  if (!sides.every((side) => /^[1-9]\d*$/.test(side) && Number(side) <= MAX_SIDE)) return {};
  const ratio = Number(width) / Number(height);
  return ratio <= MAX_RATIO && ratio >= 1 / MAX_RATIO ? { width, height } : {};
}
