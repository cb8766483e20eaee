/** Linear red, green and blue, from 0 to 1, of "#rrggbb". Source: IEC 61966-2-1. */
export function linearColour(srgb: string): [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(srgb.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}
