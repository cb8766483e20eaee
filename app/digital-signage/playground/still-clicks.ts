/** The click of a finger comes a moment after its release; in ms. */
const CLICK_DELAY = 100;

/** Keeps the last click on a still for the view that replaces it, which has the same layout. Links work by themselves. */
export function watchClicks(still: HTMLElement) {
  let clicked: { x: number; y: number } | undefined;
  let released: Promise<void> | undefined;

  function remember({ target, clientX, clientY }: MouseEvent) {
    const { left, top } = still.getBoundingClientRect();
    clicked = (target as Element).closest('a')
      ? undefined
      : { x: clientX - left, y: clientY - top };
  }

  function hold() {
    released = new Promise((resolve) => {
      const end = () => setTimeout(resolve, CLICK_DELAY);
      for (const type of ['pointerup', 'pointercancel']) {
        addEventListener(type, end, { capture: true, once: true });
      }
    });
  }

  still.addEventListener('click', remember);
  still.addEventListener('pointerdown', hold);
  return {
    /** Resolves once no pointer is down: one that goes down on the still and up on the view clicks neither. */
    released: async () => released,
    stop() {
      still.removeEventListener('click', remember);
      still.removeEventListener('pointerdown', hold);
    },
    /** Clicks what is at the same place now. */
    repeat() {
      if (!clicked) return;
      const { left, top } = still.getBoundingClientRect();
      const at = { clientX: left + clicked.x, clientY: top + clicked.y };
      const target = document.elementFromPoint(at.clientX, at.clientY);
      if (target && still.contains(target)) {
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, ...at }));
      }
    },
  };
}
