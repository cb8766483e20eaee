/** A picture that can be drawn at once. Rejects when it cannot be loaded. */
export async function loadPicture(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}
