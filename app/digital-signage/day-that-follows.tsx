'use client';

import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';

/** The band in the middle of the window in which a part of the day counts as being read. */
const MIDDLE = '-45% 0px -45% 0px';

/** What a visitor chose stands until the page has moved by this part of the window. */
const SCROLLED_ON = 0.5;

/**
 * Sets the clock inside it to the hour that stands in the middle of the window, or that a pointer is
 * dragged to. An hour that a visitor chose stands until the page is scrolled on to another one: moving
 * the focus scrolls too, and must not choose another hour.
 */
export function DayThatFollows({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  const day = useRef<HTMLDivElement>(null);
  /** Where the page stood, in px, when the visitor chose an hour. */
  const chosenAt = useRef<number>(undefined);

  useEffect(() => {
    const hours = Array.from(day.current?.querySelectorAll('input') ?? []);
    // A visitor may have been quicker than the script.
    if (hours.some(({ checked, defaultChecked }) => checked && !defaultChecked)) {
      chosenAt.current = scrollY;
    }
    const reading = new IntersectionObserver(follow, { rootMargin: MIDDLE });
    for (const part of day.current?.querySelectorAll('[data-hour]') ?? []) reading.observe(part);
    return () => reading.disconnect();

    function follow(entries: IntersectionObserverEntry[]) {
      const read = entries.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement;
      const hour = hours.find(({ value }) => value === read?.dataset.hour);
      const moved = Math.abs(scrollY - (chosenAt.current ?? Number.POSITIVE_INFINITY));
      if (!hour || moved < innerHeight * SCROLLED_ON) return;
      chosenAt.current = undefined;
      setClock(hour);
    }
  }, []);

  function hold() {
    chosenAt.current = scrollY;
  }

  /** Only a mouse and a pen drag: a finger scrolls, and the text that it brings sets the clock. */
  function setDraggedHour({ buttons, pointerType, clientX, clientY }: PointerEvent) {
    if (buttons !== 1 || pointerType === 'touch') return;
    const hour = document.elementFromPoint(clientX, clientY)?.closest('label')?.control;
    if (!(hour instanceof HTMLInputElement)) return;
    hold();
    setClock(hour);
  }

  return (
    <div ref={day} onChange={hold} onPointerMove={setDraggedHour} className={className}>
      {children}
    </div>
  );
}

/** The focus goes along where another hour has it, so that the arrow keys go on from the one that shows. */
function setClock(hour: HTMLInputElement) {
  hour.checked = true;
  const focused = document.activeElement;
  if (focused !== hour && focused instanceof HTMLInputElement && focused.name === hour.name) {
    hour.focus({ preventScroll: true });
  }
}
