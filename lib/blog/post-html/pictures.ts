const MAX_SIDE = 10_000;
const MAX_RATIO = 10;

type Attributes = Record<string, string>;

/** The attributes of a picture, without an implausible size; null when `toImage` rejects its URL. */
export function toSafePicture(
  { src = '', alt = '', width, height }: Partial<Attributes>,
  toImage: (url: string) => string | null,
): Attributes | null {
  const allowed = toImage(src);
  if (!allowed) return null;
  const size = plausibleSize(width, height);
  return { src: allowed, alt: alt.trim(), ...size, loading: 'lazy', decoding: 'async' };
}

/** Both sides or neither, because browsers reserve space by their ratio. */
function plausibleSize(width = '', height = ''): Attributes {
  const sides = [width, height];
  if (!sides.every((side) => /^[1-9]\d*$/.test(side) && Number(side) <= MAX_SIDE)) return {};
  const ratio = Number(width) / Number(height);
  return ratio <= MAX_RATIO && ratio >= 1 / MAX_RATIO ? { width, height } : {};
}
