'use client';

import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';

/** The middle tenth of the viewport, where the visitor reads. */
const READING_ZONE_MARGIN = '-45% 0px -45% 0px';

/** Part of the viewport height. */
const SCROLL_THRESHOLD = 0.5;

/**
 * Sets the clock to the part of the day in the middle of the viewport. An hour that the visitor
 * chose stays until the page has scrolled on, because moving the focus also scrolls.
 */
export function ScrollClock({ children, className }: { children: ReactNode; className?: string }) {
  const day = useRef<HTMLDivElement>(null);
  /** In px. */
  const scrollYAtChoice = useRef<number>(undefined);

  useEffect(() => {
    const hours = Array.from(day.current?.querySelectorAll('input') ?? []);
    // The visitor may have chosen before hydration.
    if (hours.some(({ checked, defaultChecked }) => checked && !defaultChecked)) {
      scrollYAtChoice.current = scrollY;
    }
    const observer = new IntersectionObserver(follow, { rootMargin: READING_ZONE_MARGIN });
    for (const part of day.current?.querySelectorAll('[data-hour]') ?? []) observer.observe(part);
    return () => observer.disconnect();

    function follow(entries: IntersectionObserverEntry[]) {
      const visible = entries.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement;
      const hour = hours.find(({ value }) => value === visible?.dataset.hour);
      const moved = Math.abs(scrollY - (scrollYAtChoice.current ?? Number.POSITIVE_INFINITY));
      if (!hour || moved < innerHeight * SCROLL_THRESHOLD) return;
      scrollYAtChoice.current = undefined;
      setClock(hour);
    }
  }, []);

  function holdChoice() {
    scrollYAtChoice.current = scrollY;
  }

  /** Not for touch, where dragging scrolls the page. */
  function setDraggedHour({ buttons, pointerType, clientX, clientY }: PointerEvent) {
    if (buttons !== 1 || pointerType === 'touch') return;
    const hour = document.elementFromPoint(clientX, clientY)?.closest('label')?.control;
    if (!(hour instanceof HTMLInputElement)) return;
    holdChoice();
    setClock(hour);
  }

  return (
    <div ref={day} onChange={holdChoice} onPointerMove={setDraggedHour} className={className}>
      {children}
    </div>
  );
}

/** Moves the focus too, so that the arrow keys continue from the visible hour. */
function setClock(hour: HTMLInputElement) {
  hour.checked = true;
  const focused = document.activeElement;
  if (focused !== hour && focused instanceof HTMLInputElement && focused.name === hour.name) {
    hour.focus({ preventScroll: true });
  }
}
