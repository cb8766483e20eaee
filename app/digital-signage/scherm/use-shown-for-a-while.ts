import { type RefObject, useEffect, useRef, useState } from 'react';

/** Time in ms after the last movement or key. */
const SHOWN_FOR = 10_000;

/**
 * Shows something at the start, and again when somebody moves, touches or presses a key. It disappears by itself, because
 * a signage player has neither mouse nor keyboard, and by any key that is not for it; it stays while a key has put the
 * focus in it.
 */
export function useShownForAWhile(element: RefObject<HTMLElement | null>) {
  const [isShown, setIsShown] = useState(true);
  const hideNow = useRef(() => {});

  useEffect(() => {
    let isVisible = true;
    let isByKey = false;
    let timer: ReturnType<typeof setTimeout>;
    const set = (shown: boolean) => {
      isVisible = shown;
      setIsShown(shown);
      clearTimeout(timer);
      if (shown) timer = setTimeout(end, SHOWN_FOR);
    };
    const holds = (node: EventTarget | null) =>
      node instanceof Node && element.current?.contains(node) === true;
    const end = () => set(isByKey && holds(document.activeElement));
    const onKey = ({ key, target }: KeyboardEvent) => {
      isByKey = true;
      if (key === 'Tab') set(true);
      else if (key === 'Escape') set(false);
      else set(holds(target) || !isVisible);
    };
    const onPointer = ({ type, movementX, movementY }: PointerEvent) => {
      // Chromium reports a movement of nothing when the page below the pointer changes.
      if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
      isByKey = false;
      set(true);
    };
    hideNow.current = () => set(false);
    set(true);
    addEventListener('keydown', onKey);
    addEventListener('pointermove', onPointer);
    addEventListener('pointerdown', onPointer);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey);
      removeEventListener('pointermove', onPointer);
      removeEventListener('pointerdown', onPointer);
    };
  }, [element]);

  return { isShown, hide: () => hideNow.current() };
}
