'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** The band in the middle of the window in which a part of the day counts as being read. */
const MIDDLE = '-45% 0px -45% 0px';

/** Sets the clock inside it to the hour that stands in the middle of the window. */
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
    <div ref={day} className={className}>
      {children}
    </div>
  );
}
