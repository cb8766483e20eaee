import type { ProductId } from '@/lib/business/products/ids';
import { parts } from '@/lib/business/products/parts';
import { SHOWN_FIRST, turntableOf } from '@/lib/business/products/turntables';
import { COARSE } from './angles';
import { createControls } from './controls';
import { drawLabels } from './labels';
import { createOpening } from './opening';
import styles from './started.module.css';
import { createTurn } from './turn';

const FOLDER = '/pictures/turntable';

/** Degrees of a press on a button. */
const BUTTON_STEP = 30;

/** Stages that turn already. */
const started = new WeakSet<Element>();

/**
 * Makes a stage turn and open, once. All pictures are drawn over its still, which stays when they do not load.
 * @param pressed the event that had this script loaded
 * @param setFailed has the stage say whether pictures do not load
 */
export function startTurning(
  stage: HTMLElement,
  product: ProductId,
  pressed: Event,
  setFailed: (isFailed: boolean) => void,
) {
  const table = turntableOf(product);
  const [first] = stage.children;
  const starter = stage.querySelector('button');
  if (started.has(stage) || !table || !(first instanceof HTMLElement) || !starter) return;
  const view: HTMLElement = first;
  started.add(stage);

  // A browser without AVIF shows the other file of the still, which a visitor's picture may have replaced.
  const still = view.querySelector('img');
  const hasAvif = !(still?.dataset.replaced ?? still?.currentSrc)?.endsWith('.webp');
  const fileOf = (name: string | number) =>
    `${FOLDER}/${product}/${name}.${hasAvif ? 'avif' : 'webp'}`;
  const { left, range, right, opener } = createControls(starter, table.most);

  const canvas = document.createElement('canvas');
  const opened = document.createElement('div');
  const openedCanvas = document.createElement('canvas');
  const {
    controls = '',
    turn: turning = '',
    opened: openedStyle = '',
    view: viewStyle = '',
  } = styles;
  canvas.className = turning;
  opened.className = openedStyle;
  view.classList.add(viewStyle);
  const bar = starter.parentElement;
  bar?.classList.add(controls);
  opened.append(openedCanvas);
  view.append(canvas, opened);

  const turn = createTurn({
    table: hasAvif
      ? table
      : { ...table, angles: table.angles.filter((angle) => angle % COARSE === 0) },
    range,
    canvas,
    fileOf,
    onLoad: () => setFailed(false),
    onFailure: () => setFailed(true),
  });
  const between = Array.from({ length: table.between }, (_, index) => `opening${index + 1}`);
  const opening = createOpening({
    files: [...(hasAvif ? between : []), 'open'].map(fileOf),
    canvas: openedCanvas,
  });

  let isOpen = false;
  let isWanted = false;
  let moving: Promise<void> | undefined;

  /** A press while it opens or closes counts: it follows when the movement has ended. */
  function setOpen(open: boolean) {
    isWanted = open;
    moving ??= move().finally(() => {
      moving = undefined;
    });
    return moving;
  }

  async function move() {
    try {
      await prepare();
      while (isWanted !== isOpen) await play();
    } catch {
      isWanted = isOpen;
      setFailed(true);
    }
  }

  async function prepare() {
    bar?.toggleAttribute('data-waits', true);
    try {
      await Promise.all([opening.load(), turn.toFirst()]);
    } finally {
      bar?.removeAttribute('data-waits');
    }
    setFailed(false);
    if (opened.childElementCount === 1 && table)
      opened.append(drawLabels(parts[product], table.parts));
  }

  async function play() {
    isOpen = isWanted;
    opener.textContent = isOpen ? 'Sluit' : 'Open';
    view.dataset.opened = isOpen ? 'moving' : 'closing';
    await opening.play(isOpen);
    if (isOpen) view.dataset.opened = 'yes';
    else delete view.dataset.opened;
  }

  /** Whatever turns it closes it before. */
  async function turnClosed(act: () => void) {
    if (isWanted) await setOpen(false);
    if (!moving) act();
  }

  const readRange = () => {
    const angle = Number(range.value);
    turnClosed(() => turn.show(angle));
  };
  function follow(event: PointerEvent) {
    if (event.button !== 0 || !view.contains(event.target as Node)) return;
    if (isWanted) setOpen(false);
    else if (!moving) turn.follow(event, view);
  }
  range.addEventListener('input', readRange);
  view.addEventListener('pointerdown', follow);
  left.addEventListener('click', () => turnClosed(() => turn.turnBy(-BUTTON_STEP)));
  right.addEventListener('click', () => turnClosed(() => turn.turnBy(BUTTON_STEP)));
  opener.addEventListener('click', () => setOpen(!isWanted));

  turn.show(SHOWN_FIRST);
  if (pressed.type === 'pointerdown') follow(pressed as PointerEvent);
}
