import { paintedScreens } from './compose';
import type { OwnPicture } from './picture-file';
import type { Patch } from './screens-on';

/** Puts a picture on the screens in all that canvases of this page show; undefined ends it. */
export function putOnDrawings(own: OwnPicture | undefined): void {
  const painted = new WeakMap<HTMLImageElement, readonly Patch[]>();
  window.screensOn =
    own &&
    ((image, screens) => {
      const patches = painted.get(image) ?? paintedScreens(image, screens, own);
      painted.set(image, patches);
      return patches;
    });
  dispatchEvent(new Event('zw:screens'));
}
