import type { Screen } from '@/lib/business/own-picture/screens';
import { paintedScreens } from './compose';
import type { OwnPicture } from './picture-file';
import type { Patch } from './screens-on';

let find: ((address: string) => readonly Screen[]) | undefined;
let isLoading = false;
let shown: OwnPicture | undefined;
let painted = new WeakMap<HTMLImageElement, readonly Patch[]>();

/** Puts a picture on the screens in all that canvases of this page show; undefined ends it. */
export function putOnDrawings(own: OwnPicture | undefined): void {
  shown = own;
  painted = new WeakMap();
  window.screensOn = own && ((image) => screensOn(image, own));
  dispatchEvent(new Event('zw:screens'));
}

function screensOn(image: HTMLImageElement, own: OwnPicture): readonly Patch[] | undefined {
  if (!find) {
    if (!isLoading) void load();
    return undefined;
  }
  const patches = painted.get(image) ?? paintedScreens(image, find(image.src), own);
  painted.set(image, patches);
  return patches;
}

/** Loads where the screens are, once a canvas shows a picture while the visitor has one. */
async function load() {
  isLoading = true;
  try {
    ({ screensOfFrame: find } = await import('@/lib/business/own-picture/turntable-screens'));
  } catch (error) {
    console.warn('The screens of the stage did not load.', error);
    find = () => [];
  }
  putOnDrawings(shown);
}
