'use client';

import { useEffect, useRef } from 'react';

const DURATION_MS = 1000;
const PARTICLES_A_SIDE = 2;

/**
 * One second of confetti from both sides, when the page is complete; none for who asked for less
 * motion, who does not load it either.
 */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const isUnmounted = { current: false };
    throwConfetti(canvas, isUnmounted).catch((error) => console.warn('No confetti:', error));
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus.
    <canvas
      ref={canvas}
      aria-hidden="true"
      data-testid="confetti"
      className="pointer-events-none fixed inset-0 z-30 h-full w-full print:hidden"
    />
  );
}

async function throwConfetti(
  canvas: React.RefObject<HTMLCanvasElement | null>,
  isUnmounted: { current: boolean },
) {
  await pageLoad();
  const { default: confetti } = await import('canvas-confetti');
  if (!canvas.current || isUnmounted.current) return;
  // Without a worker: that one starts from a blob, which a strict content policy forbids.
  const shoot = confetti.create(canvas.current, { resize: true, useWorker: false });
  const end = performance.now() + DURATION_MS;
  const frame = () => {
    const common = { particleCount: PARTICLES_A_SIDE, spread: 55 };
    shoot({ ...common, angle: 60, origin: { x: 0 } });
    shoot({ ...common, angle: 120, origin: { x: 1 } });
    if (performance.now() < end && !isUnmounted.current) requestAnimationFrame(frame);
  };
  frame();
}

/** Resolves when the page has all it shows at first: the confetti's script comes after that. */
function pageLoad() {
  return new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, { once: true });
  });
}
