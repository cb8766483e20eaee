import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { STEP } from '@/lib/business/signage-schedule/schedule';
import type { PlaygroundAction } from '../playground-state';
import { currentState, dispatch } from '../use-playground';

type Direction = { days: number; minutes: number };

const directions: Record<string, Direction> = {
  ArrowUp: { days: 0, minutes: -STEP },
  ArrowDown: { days: 0, minutes: STEP },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
};

/** Enter picks a block up and puts it down, Escape puts it back; arrows move it, or go to another block. */
export function blockKeys(event: KeyboardEvent<HTMLElement>) {
  const block = (event.target as Element).closest<HTMLElement>('[data-block]');
  const id = block?.dataset.block;
  if (!block || id === undefined) return;
  const isHeld = currentState().held?.id === id;
  const direction = directions[event.key];
  if (event.key === 'Enter' || event.key === ' ') {
    dispatch(isHeld ? { type: 'drop' } : { type: 'grab', id });
  } else if (event.key === 'Escape' && isHeld) {
    change(id, { type: 'cancel' });
  } else if (event.key === 'Delete') {
    dispatch({ type: 'select', id });
    flushSync(() => dispatch({ type: 'remove' }));
    focusAfterRemoval();
  } else if (direction && isHeld && event.shiftKey) {
    change(id, { type: 'lengthen', minutes: direction.minutes });
  } else if (direction && isHeld) {
    change(id, { type: 'nudge', ...direction });
  } else if (direction) {
    const next = neighbour(block, direction);
    if (next) goTo(next);
  } else {
    return;
  }
  event.preventDefault();
}

/** A block that goes to another day becomes another element, which needs the focus again. */
function change(id: string, action: PlaygroundAction) {
  flushSync(() => dispatch(action));
  focusBlock(id);
}

export function focusBlock(id: string) {
  const button = document.querySelector<HTMLElement>(`[data-block="${id}"] button`);
  if (button !== document.activeElement) button?.focus();
}

/** The focused block is gone: the focus goes to the one that is selected now, or to the button that adds one. */
function focusAfterRemoval() {
  const { selected } = currentState();
  if (selected !== undefined) focusBlock(selected);
  else document.querySelector<HTMLElement>('button[name="add"]')?.focus();
}

function goTo(id: string) {
  dispatch({ type: 'select', id });
  focusBlock(id);
}

/** Id of the next block of the day, or of the block at the same height in the next day that has blocks. */
function neighbour(block: HTMLElement, { days, minutes }: Direction): string | undefined {
  const tracks = Array.from(document.querySelectorAll('[data-track]')).filter(
    (track) => blocksIn(track).length > 0,
  );
  const track = tracks.findIndex((candidate) => candidate.contains(block));
  if (days === 0) {
    const day = blocksIn(tracks[track]);
    return day[day.indexOf(block) + Math.sign(minutes)]?.dataset.block;
  }
  const distance = (other: Element) =>
    Math.abs(other.getBoundingClientRect().top - block.getBoundingClientRect().top);
  return blocksIn(tracks[track + days]).sort((a, b) => distance(a) - distance(b))[0]?.dataset.block;
}

function blocksIn(track: Element | undefined): HTMLElement[] {
  return Array.from(track?.querySelectorAll<HTMLElement>('[data-block]') ?? []);
}
