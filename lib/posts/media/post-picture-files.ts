/** The largest file of a picture in a post is at most this wide, in pixels: the text on a screen with a pixel ratio of 2. */
export const LARGEST_WIDTH = 1600;

/** The widths of the smaller files that stand beside it, in pixels. */
export const SMALLER_WIDTHS = [640, 1080] as const;

const PICTURE = /^(.*\bblog\/[^/?#]+)\.avif$/;
const SMALLER_PICTURE = new RegExp(`^(blog/.+)-(?:${SMALLER_WIDTHS.join('|')})\\.avif$`);

/** `blog/kleur.avif` becomes `blog/kleur-640.avif`; null for a file that is no picture of a post. */
export function smallerFileOf(file: string, width: number): string | null {
  const [, name] = PICTURE.exec(file) ?? [];
  return name ? `${name}-${width}.avif` : null;
}

/** `blog/kleur-640.avif` becomes `blog/kleur.avif`; null for another file. */
export function largestFileOf(file: string): string | null {
  const [, name] = SMALLER_PICTURE.exec(file) ?? [];
  return name ? `${name}.avif` : null;
}

/**
 * The `srcset` of a picture in a post; undefined for one from elsewhere. A smaller file may be missing, when the picture
 * was uploaded without the studio: the site then answers with the largest one (`media-proxy.ts`).
 */
export function postPictureSrcSet(path: string): string | undefined {
  if (!path.startsWith('/media/blog/') || !PICTURE.test(path)) return undefined;
  const smaller = SMALLER_WIDTHS.map((width) => `${smallerFileOf(path, width)} ${width}w`);
  return [...smaller, `${path} ${LARGEST_WIDTH}w`].join(', ');
}
