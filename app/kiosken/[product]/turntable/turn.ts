import { SHOWN_FIRST, type Turntable } from '@/lib/business/products/turntables';
import { draggedDegrees, sideInWords, withinTurn } from './angles';
import { drawPicture } from './draw-picture';
import { ease } from './ease';
import { createFrames } from './frames';

/** Time in ms in which the product comes to rest. */
const SETTLE = 300;

/** Degrees by which it turns on after a drag of one degree in the last frame of the screen. */
const MOMENTUM = 6;

type Options = {
  table: Turntable;
  range: HTMLInputElement;
  canvas: HTMLCanvasElement;
  fileOf: (angle: number) => string;
  onLoad: () => void;
  onFailure: () => void;
};

/** Shows the frame that the visitor turns to, and keeps the present one until it is loaded. */
export function createTurn({ table, range, canvas, fileOf, onLoad, onFailure }: Options) {
  const { angles, period, most } = table;
  /** Any number of degrees, counted on over a whole turn. */
  let angle = SHOWN_FIRST;
  let drawn: HTMLImageElement | undefined;
  let motion = new AbortController();
  const frames = createFrames({
    angles,
    period,
    fileOf,
    onFailure,
    onLoad() {
      onLoad();
      draw();
    },
  });

  function draw() {
    const image = frames.nearest(angle);
    if (!image || image === drawn) return;
    drawn = image;
    drawPicture(canvas, image);
  }

  function show(next: number) {
    angle = most < 180 ? Math.min(Math.max(next, -most), most) : next;
    const step = Number(range.step);
    const shown = withinTurn(Math.round(angle / step) * step);
    range.value = String(shown);
    range.setAttribute('aria-valuetext', sideInWords(shown));
    frames.want(angle);
    draw();
  }

  /** Stops what moves by itself. */
  function stop() {
    motion.abort();
    motion = new AbortController();
  }

  function turnTo(target: number) {
    stop();
    const from = angle;
    return ease(SETTLE, (share) => show(from + (target - from) * share), motion.signal);
  }

  return {
    /** Turns to an angle at once. */
    show(next: number) {
      stop();
      show(next);
    },
    turnTo,
    /** Turns on by some degrees. */
    turnBy: (degrees: number) => turnTo(angle + degrees),
    /** Turns to the still, the short way round. */
    toFirst: () => turnTo(angle + withinTurn(SHOWN_FIRST - angle)),
    /** Follows a pointer, and turns on a little when it is released. */
    follow(start: PointerEvent, view: HTMLElement) {
      stop();
      const released = new AbortController();
      const from = angle;
      let speed = 0;
      const listen = (type: string, listener: (event: PointerEvent) => void) =>
        addEventListener(type, listener as EventListener, { signal: released.signal });
      const isOf = ({ pointerId }: PointerEvent) => pointerId === start.pointerId;
      listen('pointermove', (event) => {
        if (!isOf(event)) return;
        // Released before this script was there.
        if (event.buttons === 0) return released.abort();
        const next = from + draggedDegrees(event.clientX - start.clientX, view.clientWidth);
        speed = next - angle;
        show(next);
      });
      for (const type of ['pointerup', 'pointercancel']) {
        listen(type, (event) => {
          if (!isOf(event)) return;
          released.abort();
          if (type === 'pointerup' && Math.abs(speed) > 1) turnTo(angle + speed * MOMENTUM);
        });
      }
    },
  };
}
