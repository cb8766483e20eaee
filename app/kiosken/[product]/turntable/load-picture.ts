/** A picture that can be drawn at once. Rejects when it cannot be loaded. */
export async function loadPicture(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/** Replaces what the canvas shows by the picture, in its size. */
export function paint(canvas: HTMLCanvasElement, image: HTMLImageElement) {
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
}
