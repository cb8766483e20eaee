import confetti from 'canvas-confetti';
import ralColours from '@/lib/business/content/ral-colours.json';

const DURATION_MS = 1000;
const PARTICLES_PER_SIDE = 2;
const colours = ralColours.map(({ srgb }) => srgb);

/** Share of the velocity of a particle in the height of its canvas, above which few rise. */
const VELOCITY = 1 / 14;

/** Throws when half of the canvas is in view: on a phone it lies below the heading. */
export function throwConfetti(canvas: HTMLCanvasElement) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      throwInto(canvas);
    },
    { threshold: 0.5 },
  );
  observer.observe(canvas);
}

/** Stops when the canvas leaves the page. */
function throwInto(canvas: HTMLCanvasElement) {
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
      startVelocity: canvas.clientHeight * VELOCITY,
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
