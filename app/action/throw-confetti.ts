import confetti from 'canvas-confetti';

const DURATION_MS = 1000;
const PARTICLES_A_SIDE = 2;

/** One second of confetti from both sides, or less when the page is left. */
export function throwConfetti(canvas: HTMLCanvasElement, isUnmounted: { current: boolean }) {
  // Without a worker: that one starts from a blob, which a strict content policy forbids.
  const shoot = confetti.create(canvas, { resize: true, useWorker: false });
  const end = performance.now() + DURATION_MS;
  const frame = () => {
    const common = { particleCount: PARTICLES_A_SIDE, spread: 55 };
    shoot({ ...common, angle: 60, origin: { x: 0 } });
    shoot({ ...common, angle: 120, origin: { x: 1 } });
    if (performance.now() < end && !isUnmounted.current) requestAnimationFrame(frame);
  };
  frame();
}
