'use client';

import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';

/** The band in the middle of the window in which a part of the day counts as being read. */
const MIDDLE = '-45% 0px -45% 0px';

/** Sets the clock inside it to the hour that stands in the middle of the window, or that a pointer is dragged to. */
export function DayThatFollows({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  const day = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const reading = new IntersectionObserver(setClock, { rootMargin: MIDDLE });
    for (const part of day.current?.querySelectorAll('[data-hour]') ?? []) reading.observe(part);
    return () => reading.disconnect();

    function setClock(entries: IntersectionObserverEntry[]) {
      const read = entries.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement;
      const hour = day.current?.querySelector<HTMLInputElement>(`[value="${read?.dataset.hour}"]`);
      if (hour) hour.checked = true;
    }
  }, []);

  return (
    <div ref={day} onPointerMove={setDraggedHour} className={className}>
      {children}
    </div>
  );
}

/** Only a mouse and a pen drag: a finger scrolls, and the text that it brings sets the clock. */
function setDraggedHour({ buttons, pointerType, clientX, clientY }: PointerEvent) {
  if (buttons !== 1 || pointerType === 'touch') return;
  const hour = document.elementFromPoint(clientX, clientY)?.closest('label')?.control;
  if (hour instanceof HTMLInputElement) hour.checked = true;
}
