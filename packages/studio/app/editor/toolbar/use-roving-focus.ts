import { type KeyboardEvent, useState } from 'react';

/**
 * One stop for Tab in a toolbar; arrow keys, Home and End go from button to button.
 * @param start which button is the stop at first
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function useRovingFocus(onEscape: () => void, start: number) {
  const [current, setCurrent] = useState(start);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') return onEscape();
    const buttons = Array.from(event.currentTarget.querySelectorAll('button'));
    const visible = buttons.filter(isVisible);
    const next = nextIndex(
      event.key,
      visible.indexOf(event.target as HTMLButtonElement),
      visible.length,
    );
    const button = next !== undefined && visible[next];
    if (!button) return;
    event.preventDefault();
    setCurrent(buttons.indexOf(button));
    button.focus();
  }

  return {
    onKeyDown,
    propsOf: (index: number) => ({
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setCurrent(index),
    }),
  };
}

/** Some tools are hidden in a narrow column. */
function isVisible(button: HTMLElement) {
  return button.offsetParent !== null;
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
