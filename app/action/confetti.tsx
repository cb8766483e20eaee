'use client';

import { useEffect, useRef } from 'react';

/** Confetti over a picture, once the page has loaded and the picture is in view; visitors who prefer reduced motion do not download its script. */
export function Confetti({ className }: { className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    pageLoad()
      .then(() => import('./throw-confetti'))
      .then(({ throwConfetti }) => canvas.current && throwConfetti(canvas.current))
      .catch((error) => console.warn('No confetti:', error));
  }, []);

  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus.
    <canvas ref={canvas} aria-hidden="true" className={className} />
  );
}

function pageLoad() {
  return new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, { once: true });
  });
}
