import type { ChangeEvent, KeyboardEvent, MouseEvent } from 'react';
import { blockKeys } from './plan/block-keys';
import { weekPointer } from './plan/week-pointer';
import type { PlaygroundAction } from './playground-state';
import { dispatch } from './use-playground';
import type { ScreenId } from './watch/screens-of-bakery';

/** Time of a restart in ms, long enough to read what happens. */
const RESTART_TIME = 2500;

/** Actions of fields, by the name of the field. */
const changes: Record<string, (field: HTMLInputElement) => PlaygroundAction> = {
  minute: ({ value }) => ({ type: 'look', moment: { minute: Number(value) } }),
  'weekday-shown': ({ value }) => ({ type: 'look', moment: { weekday: Number(value) } }),
  urgent: ({ checked }) => ({ type: 'urgent', isUrgent: checked }),
  message: ({ value }) => ({ type: 'change', change: { message: value } }),
  weekday: ({ value }) => ({ type: 'change', change: { weekday: Number(value) } }),
  start: ({ value }) => ({ type: 'change', change: { start: Number(value) } }),
  end: ({ value }) => ({ type: 'change', change: { end: Number(value) } }),
  headline: ({ value }) => ({ type: 'write', change: { headline: value } }),
  line: ({ value }) => ({ type: 'write', change: { line: value } }),
  colours: ({ value }) => ({ type: 'write', change: { colours: Number(value) } }),
  picture: ({ value }) => ({ type: 'write', change: { picture: value as 'geen' } }),
  watched: ({ value }) => ({ type: 'watch', screen: value as ScreenId }),
};

/** Actions of buttons, by the name of the button. */
const clicks: Record<string, () => void> = {
  add: () => dispatch({ type: 'add' }),
  remove: () => dispatch({ type: 'remove' }),
  reset: () => dispatch({ type: 'reset' }),
  restart: () => {
    dispatch({ type: 'restart', fault: 'restarting' });
    setTimeout(() => dispatch({ type: 'restart', fault: 'none' }), RESTART_TIME);
  },
};

/** Event handlers for the element around a view; one listener serves all its fields and buttons. */
export const playgroundEvents = {
  onChange: ({ target }: ChangeEvent<HTMLElement>) => {
    const field = target as HTMLInputElement;
    const change = changes[field.name];
    if (change) dispatch(change(field));
  },
  onClick: (event: MouseEvent<HTMLElement>) => {
    const button = (event.target as Element).closest('button');
    if (button && button.getAttribute('aria-disabled') !== 'true') clicks[button.name]?.();
    weekPointer.click(event);
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => blockKeys(event),
  onPointerDown: weekPointer.down,
  onPointerMove: weekPointer.move,
  onPointerUp: weekPointer.up,
  onPointerCancel: weekPointer.cancel,
};
