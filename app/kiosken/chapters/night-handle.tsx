'use client';

import { useEffect, useRef } from 'react';

/** Sets `--night`, the share of the day in %, on its parent. Without scripts the style sheet hides it. */
export function NightHandle({ className }: { className: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const show = () =>
    input.current?.parentElement?.style.setProperty('--night', `${input.current.value}%`);
  // It can have been moved before hydration.
  useEffect(show, []);
  return (
    <input
      ref={input}
      type="range"
      aria-label="Grens tussen overdag en ’s avonds"
      onInput={show}
      className={className}
    />
  );
}
