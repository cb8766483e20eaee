import type { MouseEvent, PointerEvent } from 'react';
import { plannedDay, STEP, snapToStep } from '@/lib/business/signage-schedule/schedule';
import { currentState, dispatch } from '../use-playground';
import { focusBlock } from './block-keys';

type Drag = {
  /** What the pointer went down on. */
  on: { block: string; isGrip: boolean } | { weekday: number; minute: number };
  x: number;
  y: number;
  column: number;
  hasMoved: boolean;
};

/** Distance in px; a smaller movement is a click. */
const THRESHOLD = 4;

let drag: Drag | undefined;

/** A drag moves a block, lengthens it by its grip, or draws a new one. */
export const weekPointer = { down, move, up, cancel, click };

function down({ target, button, pointerType, clientX, clientY }: PointerEvent<HTMLElement>) {
  drag = undefined;
  const track = (target as Element).closest<HTMLElement>('[data-track]');
  if (button !== 0 || !track) return;
  const block = (target as Element).closest<HTMLElement>('[data-block]');
  // A finger moves the selected block; elsewhere it scrolls the page.
  if (pointerType === 'touch' && block?.dataset.selected === undefined) return;
  drag = {
    on: block
      ? { block: block.dataset.block ?? '', isGrip: isGrip(target) }
      : { weekday: Number(track.dataset.track), minute: minuteIn(track, clientY) },
    x: clientX,
    y: clientY,
    column: columnAt(clientX),
    hasMoved: false,
  };
}

function move({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
  if (!drag) return;
  const y = clientY - drag.y;
  if (!drag.hasMoved) {
    if (Math.hypot(clientX - drag.x, y) < THRESHOLD) return;
    drag.hasMoved = true;
    currentTarget.setPointerCapture(pointerId);
    // The focus may be anywhere: a block loses it when it goes to another day.
    addEventListener('keydown', cancelByKey);
    dispatch(
      'block' in drag.on ? { type: 'grab', id: drag.on.block } : { type: 'draw', ...drag.on },
    );
  }
  const minutes = y * minutesPerPixel();
  const isMove = 'block' in drag.on && !drag.on.isGrip;
  dispatch(
    isMove
      ? { type: 'drag', days: columnAt(clientX) - drag.column, minutes }
      : { type: 'stretch', minutes },
  );
}

function up() {
  if (drag?.hasMoved) {
    dispatch({ type: 'drop' });
    focusBlock(currentState().selected ?? '');
  }
  end();
}

function cancel() {
  if (drag?.hasMoved) dispatch({ type: 'cancel' });
  end();
}

function cancelByKey({ key }: KeyboardEvent) {
  if (key === 'Escape') cancel();
}

function end() {
  drag = undefined;
  removeEventListener('keydown', cancelByKey);
}

/** Selects a block, or shows the hour of an empty place. */
function click({ target, clientY }: MouseEvent) {
  if (!(target instanceof Element)) return;
  const id = target.closest<HTMLElement>('[data-block]')?.dataset.block;
  if (id !== undefined) dispatch({ type: 'select', id });
  else if (target instanceof HTMLElement && target.dataset.track !== undefined) {
    const weekday = Number(target.dataset.track);
    dispatch({ type: 'look', moment: { weekday, minute: minuteIn(target, clientY) } });
  }
}

function isGrip(target: EventTarget): boolean {
  return (target as Element).closest('[data-grip]') !== null;
}

function tracks(): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-track]'));
}

function columnAt(x: number): number {
  const before = tracks().filter((track) => track.getBoundingClientRect().left <= x);
  return Math.max(0, before.length - 1);
}

function minutesPerPixel(): number {
  const height = tracks()[0]?.getBoundingClientRect().height ?? 1;
  return (plannedDay.end - plannedDay.start) / height;
}

/** The start of the step that the pointer is in. */
function minuteIn(track: Element, y: number): number {
  const minute = plannedDay.start + (y - track.getBoundingClientRect().top) * minutesPerPixel();
  return Math.min(snapToStep(minute - STEP / 2), plannedDay.end - STEP);
}
