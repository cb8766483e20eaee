import confetti from 'canvas-confetti';
import ralColours from '@/lib/business/content/ral-colours.json';

const DURATION_MS = 1000;
const PARTICLES_PER_SIDE = 2;
const colours = ralColours.map(({ srgb }) => srgb);

/** Stops when the canvas leaves the page. */
export function throwConfetti(canvas: HTMLCanvasElement) {
  // The worker of canvas-confetti starts from a blob URL, which the CSP forbids.
  const shoot = confetti.create(canvas, { resize: true, useWorker: false });
  const end = performance.now() + DURATION_MS;
  let next = 0;
  // Each call starts at the first of its colours: two particles would only show the first two.
  const nextColour = () => colours[next++ % colours.length] as string;
  const shootFrom = (x: number, angle: number) =>
    shoot({
      particleCount: PARTICLES_PER_SIDE,
      spread: 55,
      angle,
      origin: { x },
      colors: [nextColour(), nextColour()],
    });
  const frame = () => {
    shootFrom(0, 60);
    shootFrom(1, 120);
    if (performance.now() < end && canvas.isConnected) requestAnimationFrame(frame);
  };
  frame();
}
