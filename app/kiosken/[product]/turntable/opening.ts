import { drawPicture } from './draw-picture';
import { ease } from './ease';
import { loadPicture } from './load-picture';

/** Time in ms from closed to open. */
const DURATION = 900;

type Options = {
  /** From the first picture to the opened product. */
  files: readonly string[];
  canvas: HTMLCanvasElement;
};

/** Plays the pictures between the closed and the opened product. */
export function createOpening({ files, canvas }: Options) {
  let pictures: Promise<HTMLImageElement[]> | undefined;

  /** The opened product alone is enough; what lies between is left out if it does not load. */
  async function loadAll() {
    const found = await Promise.allSettled(files.map(loadPicture));
    const last = found.at(-1);
    if (last?.status !== 'fulfilled') throw new Error('The opened product did not load.');
    return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  }

  function load() {
    pictures ??= loadAll().catch((error) => {
      pictures = undefined;
      throw error;
    });
    return pictures;
  }

  /** @param isOpen whether it opens or closes */
  async function play(isOpen: boolean) {
    const loaded = await load();
    let shown: HTMLImageElement | undefined;
    await ease(DURATION, (share) => {
      const opened = isOpen ? share : 1 - share;
      const picture = loaded[Math.max(Math.ceil(opened * loaded.length) - 1, 0)];
      if (picture && picture !== shown) drawPicture(canvas, picture);
      shown = picture;
    });
  }

  return { load, play };
}
