import { screensIn } from '@/lib/business/own-picture/screens';
import { compose } from './compose';
import { putOnDrawings } from './on-drawings';
import type { OwnPicture } from './picture-file';

/** The picture on the screens of this page; undefined while each shows its own. */
let shown: OwnPicture | undefined;
/** Addresses of composed pictures by the file that they replace. */
const composed = new Map<string, Promise<string | undefined>>();
const replaced = new Map<HTMLImageElement, HTMLSourceElement>();
let last: Promise<unknown> = Promise.resolve();

/** Puts a picture on every screen of this page and of those that follow by client navigation; undefined ends it. */
export function putOnScreens(own: OwnPicture | undefined): void {
  if (!shown && own) watch();
  shown = own;
  // What a page was composing when it was left may never end.
  last = Promise.resolve();
  for (const image of replaced.keys()) restore(image);
  for (const address of composed.values()) {
    // A second later: an image may still be showing it.
    address.then((url) => url && setTimeout(() => URL.revokeObjectURL(url), 1000));
  }
  composed.clear();
  putOnDrawings(own);
  if (own) lookAt(document.body);
}

let isWatching = false;

function watch() {
  if (isWatching) return;
  isWatching = true;
  // Events of loading do not bubble.
  document.addEventListener(
    'load',
    ({ target }) => target instanceof HTMLImageElement && replace(target),
    true,
  );
  new MutationObserver((changes) => {
    if (!shown) return;
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') restore(target as HTMLImageElement);
      for (const node of addedNodes) if (node instanceof Element) lookAt(node);
    }
    for (const image of replaced.keys()) if (!image.isConnected) replaced.delete(image);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['src'] });
}

function lookAt(part: Element) {
  if (part instanceof HTMLImageElement) replace(part);
  for (const image of part.querySelectorAll('img')) replace(image);
}

/** Composes the file that an image shows and adds it as the first source of its `picture`, which prevails. */
async function replace(image: HTMLImageElement) {
  const own = shown;
  const file = image.currentSrc;
  if (!own || !image.complete || !image.naturalWidth || replaced.has(image)) return;
  const screens = screensIn(file);
  if (screens.length === 0) return;
  const address = composed.get(file) ?? inTurn(() => addressOf(image, screens, own));
  composed.set(file, address);
  const url = await address;
  if (!url || shown !== own || image.currentSrc !== file || replaced.has(image)) return;
  const source = document.createElement('source');
  source.srcset = url;
  image.parentElement?.prepend(source);
  image.dataset.replaced = file;
  replaced.set(image, source);
}

function restore(image: HTMLImageElement) {
  replaced.get(image)?.remove();
  delete image.dataset.replaced;
  replaced.delete(image);
}

/** One after the other, with a break in which the page can respond. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(() => new Promise((resolve) => setTimeout(resolve))).then(work);
  last = result.catch(() => undefined);
  return result;
}

async function addressOf(...parts: Parameters<typeof compose>): Promise<string | undefined> {
  try {
    const blob = await compose(...parts);
    if (!blob) return undefined;
    const url = URL.createObjectURL(blob);
    const ahead = new Image();
    ahead.src = url;
    // What a policy of an older page refuses would show as a broken picture.
    await ahead.decode();
    return url;
  } catch (error) {
    console.warn('The picture could not be put on a screen.', error);
    return undefined;
  }
}
