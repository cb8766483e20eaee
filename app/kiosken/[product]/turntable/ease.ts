/**
 * Calls `step` in each frame of the screen with a share from 0 to 1 that slows down, and resolves at the end; under
 * reduced motion only once, with 1.
 * @param duration in ms
 */
export function ease(duration: number, step: (share: number) => void, ended?: AbortSignal) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    step(1);
    return Promise.resolve();
  }
  return new Promise<void>((resolve) => {
    let start: number | undefined;
    const next = (now: number) => {
      if (ended?.aborted) return resolve();
      start ??= now;
      const share = Math.min((now - start) / duration, 1);
      step(1 - (1 - share) ** 3);
      if (share < 1) requestAnimationFrame(next);
      else resolve();
    };
    requestAnimationFrame(next);
  });
}
