'use client';

import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';

/** Part of the viewport height. */
const SCROLL_THRESHOLD = 0.5;

/**
 * Sets the clock to the part of the day in the middle of what the screen leaves free. An hour that the visitor
 * chose stays until the page has scrolled on, because moving the focus also scrolls.
 */
export function ScrollClock({ children, className }: { children: ReactNode; className?: string }) {
  const day = useRef<HTMLDivElement>(null);
  /** Scroll position in px when the visitor chose an hour. */
  const scrollYAtChoice = useRef<number>(undefined);

  useEffect(() => {
    const hours = Array.from(day.current?.querySelectorAll('input') ?? []);
    // The visitor may have chosen before hydration.
    if (hours.some(({ checked, defaultChecked }) => checked && !defaultChecked)) {
      scrollYAtChoice.current = scrollY;
    }
    let frame = 0;
    const followSoon = () => {
      frame ||= requestAnimationFrame(follow);
    };
    addEventListener('scroll', followSoon, { passive: true });
    return () => {
      removeEventListener('scroll', followSoon);
      cancelAnimationFrame(frame);
    };

    function follow() {
      frame = 0;
      const read = day.current && hourInView(day.current);
      const hour = hours.find(({ value }) => value === read);
      const moved = Math.abs(scrollY - (scrollYAtChoice.current ?? Number.POSITIVE_INFINITY));
      if (!hour || moved < innerHeight * SCROLL_THRESHOLD) return;
      scrollYAtChoice.current = undefined;
      setClock(hour);
    }
  }, []);

  function holdChoice() {
    scrollYAtChoice.current = scrollY;
  }

  /** Ignores touch, where dragging scrolls the page. */
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

/**
 * The hour of the part on screen, undefined if there is none. Compares positions, since a jump can pass parts that an
 * IntersectionObserver never reports.
 */
function hourInView(day: HTMLElement): string | undefined {
  const parts = Array.from(day.querySelectorAll<HTMLElement>('[data-hour]'));
  const { top, bottom } = day.getBoundingClientRect();
  const stage = day.firstElementChild?.getBoundingClientRect();
  const list = parts[0]?.getBoundingClientRect();
  if (!stage || !list || bottom < 0 || top > innerHeight) return undefined;
  // The screen is above the text on phones and covers the upper part of the viewport.
  const isAboveText = stage.right > list.left;
  const middle = ((isAboveText ? stage.bottom : 0) + innerHeight) / 2;
  const begun = parts.filter((part) => part.getBoundingClientRect().top <= middle);
  return (begun.at(-1) ?? parts[0])?.dataset.hour;
}
