const MAX_SIDE = 10_000;
const MAX_RATIO = 10;

type Attributes = Record<string, string>;

/**
 * The attributes of a picture that an editor placed, loaded only when it is near; null when
 * `toImage` refuses its address. Without believable sizes it has none, and the style sheet
 * reserves its room.
 */
export function toSafePicture(
  { src = '', alt = '', width, height }: Partial<Attributes>,
  toImage: (address: string) => string | null,
): Attributes | null {
  const allowed = toImage(src);
  if (!allowed) return null;
  const size = believableSize(width, height);
  return { src: allowed, alt: alt.trim(), ...size, loading: 'lazy', decoding: 'async' };
}

/** Both sides, or neither: a browser reserves room by their ratio. */
function believableSize(width = '', height = ''): Attributes {
  const sides = [width, height];
  if (!sides.every((side) => /^[1-9]\d*$/.test(side) && Number(side) <= MAX_SIDE)) return {};
  const ratio = Number(width) / Number(height);
  return ratio <= MAX_RATIO && ratio >= 1 / MAX_RATIO ? { width, height } : {};
}
