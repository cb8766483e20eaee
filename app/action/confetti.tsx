'use client';

import { useEffect, useRef } from 'react';

/**
 * Confetti when the page is complete; none for who asked for less motion, who does not load it
 * either.
 */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const isUnmounted = { current: false };
    pageLoad()
      .then(() => import('./throw-confetti'))
      .then(({ throwConfetti }) => {
        if (canvas.current && !isUnmounted.current) throwConfetti(canvas.current, isUnmounted);
      })
      .catch((error) => console.warn('No confetti:', error));
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus.
    <canvas
      ref={canvas}
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 z-30 size-full print:hidden"
    />
  );
}

/** Resolves when the page has all it shows at first: the confetti's script comes after that. */
function pageLoad() {
  return new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, { once: true });
  });
}
