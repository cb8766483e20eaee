import type { ProductId } from '@/lib/business/products/ids';
import { turntableOf } from '@/lib/business/products/turntables';
import { drawLabels } from './labels';
import { createOpening } from './opening';
import { createTurn } from './turn';

const FOLDER = '/pictures/turntable';

/** Degrees of a press on a button. */
const BUTTON_STEP = 30;

/**
 * Makes a stage turn and open. All pictures are drawn over its still, which stays when they do not load.
 * @param pressed what the visitor did before this script was there
 * @param failure what the stage says when pictures do not load
 */
export function startTurning(
  stage: HTMLElement,
  product: ProductId,
  pressed: Event | undefined,
  failure: string,
  ended: AbortSignal,
) {
  const table = turntableOf(product);
  const view = stage.querySelector<HTMLElement>('[data-view]');
  const range = stage.querySelector('input');
  const status = stage.querySelector('[role="status"]');
  const [left, right, opener] = Array.from(stage.querySelectorAll('button'));
  if (!table || !view || !range || !status || !opener) return;

  // A browser without AVIF shows the other file of the still.
  const hasAvif = !view.querySelector('img')?.currentSrc.endsWith('.webp');
  const fileOf = (name: string | number) =>
    `${FOLDER}/${product}/${name}.${hasAvif ? 'avif' : 'webp'}`;
  const say = (text: string) => {
    status.textContent = text;
  };

  const canvas = document.createElement('canvas');
  const opened = document.createElement('div');
  const openedCanvas = document.createElement('canvas');
  opened.append(openedCanvas);
  view.append(canvas, opened);

  const turn = createTurn({
    table: hasAvif ? table : { ...table, angles: table.angles.filter((angle) => angle % 30 === 0) },
    range,
    canvas,
    fileOf,
    onLoad: () => say(''),
    onFailure: () => say(failure),
    ended,
  });
  const between = Array.from({ length: table.between }, (_, index) => `opening${index + 1}`);
  const opening = createOpening({
    files: [...(hasAvif ? between : []), 'open'].map(fileOf),
    canvas: openedCanvas,
    ended,
  });

  let isOpen = false;
  let isMoving = false;

  async function setOpen(open: boolean) {
    if (isMoving || open === isOpen || !opener) return;
    isMoving = true;
    stage.dataset.waits = '';
    try {
      await Promise.all([opening.load(), turn.toFirst()]);
      if (ended.aborted) return;
      delete stage.dataset.waits;
      say('');
      isOpen = open;
      opener.textContent = open ? 'Sluit' : 'Open';
      stage.dataset.opened = open ? 'moving' : 'closing';
      if (open && opened.childElementCount === 1) {
        const list = stage.parentElement?.querySelector('ol');
        if (list && table) opened.append(drawLabels(list, table.parts));
      }
      await opening.play(open);
      if (open) stage.dataset.opened = 'yes';
      else delete stage.dataset.opened;
    } catch {
      say(failure);
    } finally {
      delete stage.dataset.waits;
      isMoving = false;
    }
  }

  /** Whatever turns it closes it before. */
  async function turnClosed(move: () => void) {
    if (isOpen) await setOpen(false);
    if (!isMoving) move();
  }

  const listen = (
    target: EventTarget | undefined,
    type: string,
    listener: (event: Event) => void,
  ) => target?.addEventListener(type, listener, { signal: ended });
  const readRange = () => {
    const angle = Number(range.value);
    turnClosed(() => turn.show(angle));
  };
  const follow = (event: Event) => {
    const pointer = event as PointerEvent;
    if (pointer.button !== 0 || !view.contains(pointer.target as Node)) return;
    if (isOpen) setOpen(false);
    else if (!isMoving) turn.follow(pointer, view);
  };
  listen(range, 'input', readRange);
  listen(view, 'pointerdown', follow);
  listen(left, 'click', () => turnClosed(() => turn.turnBy(-BUTTON_STEP)));
  listen(right, 'click', () => turnClosed(() => turn.turnBy(BUTTON_STEP)));
  listen(opener, 'click', () => setOpen(!isOpen));

  if (pressed?.type === 'pointerdown') follow(pressed);
  if (pressed?.type === 'input') readRange();
  if (pressed?.type === 'click') (pressed.target as Element).closest('button')?.click();
}
