import confetti from 'canvas-confetti';
import ralColours from '@/lib/content/ral-colours.json';

const DURATION_MS = 1000;
const PARTICLES_PER_SIDE = 2;
const colors = ralColours.map(({ srgb }) => srgb);

export function throwConfetti(canvas: HTMLCanvasElement, isUnmounted: { current: boolean }) {
  // The worker of canvas-confetti starts from a blob URL, which the CSP forbids.
  const shoot = confetti.create(canvas, { resize: true, useWorker: false });
  const end = performance.now() + DURATION_MS;
  const frame = () => {
    const common = { particleCount: PARTICLES_PER_SIDE, spread: 55, colors };
    shoot({ ...common, angle: 60, origin: { x: 0 } });
    shoot({ ...common, angle: 120, origin: { x: 1 } });
    if (performance.now() < end && !isUnmounted.current) requestAnimationFrame(frame);
  };
  frame();
}
