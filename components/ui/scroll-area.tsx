'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

type ScrollAreaProps = {
  /** Accessible name. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

// Browsers scroll a focused element into view only if no part of it is inside the scroll padding.
const SIDEWAYS = 'scroll-px-24 scroll-sign';

/** A tab stop while it scrolls, and until hydration, so that the arrow keys can scroll it. */
export function ScrollArea({ label, className = SIDEWAYS, children }: ScrollAreaProps) {
  const area = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(true);

  useEffect(() => {
    const box = area.current;
    if (!box) return;
    const observer = new ResizeObserver(() =>
      setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight),
    );
    for (const part of [box, ...box.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);

  return (
    <section ref={area} aria-label={label} tabIndex={scrolls ? 0 : undefined} className={className}>
      {children}
    </section>
  );
}
