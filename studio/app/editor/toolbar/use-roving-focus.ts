import { type KeyboardEvent, useState } from 'react';

/**
 * One stop for Tab in a toolbar; arrow keys, Home and End go from button to button.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function useRovingFocus(onEscape: () => void) {
  const [current, setCurrent] = useState(0);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') return onEscape();
    const buttons = Array.from(event.currentTarget.querySelectorAll('button'));
    const next = nextIndex(event.key, current, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttons[next]?.focus();
  }

  return {
    onKeyDown,
    propsOf: (index: number) => ({
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setCurrent(index),
    }),
  };
}

function nextIndex(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
