/** How long a picture may keep back what a visitor chose, in ms. */
const LIMIT = 4000;

/**
 * Resolves when every displayed picture and mask inside an element is decoded, so that it appears in one frame.
 * What fails counts as decoded, and after 4 s everything does.
 */
export function whenWhole(element: Element): Promise<unknown> {
  const images = Array.from(element.querySelectorAll('img')).filter(isDisplayed);
  const masked = [element, ...Array.from(element.querySelectorAll('span'))].filter(isDisplayed);
  const parts = [
    ...images.map((image) => {
      image.loading = 'eager';
      return image.decode();
    }),
    ...masked.flatMap(masksOf).map((url) => {
      const mask = new Image();
      // The mode in which style sheets load masks; with another it would load twice.
      mask.crossOrigin = 'anonymous';
      mask.src = url;
      return mask.decode();
    }),
  ];
  return Promise.race([
    Promise.all(parts.map((part) => part.catch(() => undefined))),
    new Promise((resolve) => setTimeout(resolve, LIMIT)),
  ]);
}

function isDisplayed(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** The files that the browser takes for the masks of an element: of an image-set that of its density. */
function masksOf(element: Element): string[] {
  const { maskImage, webkitMaskImage } = getComputedStyle(element);
  return chosenUrls(maskImage || webkitMaskImage || '', devicePixelRatio);
}

/** @param images computed value of `mask-image` */
export function chosenUrls(images: string, density: number): string[] {
  const sets = images.split(/(?:-webkit-)?image-set\(/).filter((set) => set.includes('url('));
  return sets.map((set) => {
    const candidates = Array.from(set.matchAll(/url\("?([^")]+)"?\)\s*([\d.]*)/g), (match) => ({
      url: match[1] ?? '',
      density: Number(match[2] || 1),
    })).sort((a, b) => a.density - b.density);
    const fitting = candidates.find((candidate) => candidate.density >= density);
    return (fitting ?? candidates[candidates.length - 1])?.url ?? '';
  });
}
