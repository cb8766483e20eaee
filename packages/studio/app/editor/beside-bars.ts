/** Marks what stays at an edge of the window, or of what scrolls in it, while the text moves. */
export type Bar = 'top' | 'bottom';

/** Distance in CSS pixels between a bar and the line that is written. */
const GAP = 8;

/** How far from the edges the view keeps its cursor: each bar that is there now has its room. */
export const besideBars = {
  get top() {
    return heightOf('top') + GAP;
  },
  get bottom() {
    return heightOf('bottom') + GAP;
  },
  left: 0,
  right: 0,
};

/** Bars at one edge lie on each other. */
function heightOf(edge: Bar): number {
  const heights = Array.from(
    document.querySelectorAll<HTMLElement>(`[data-bar="${edge}"]`),
    (element) => {
      const style = getComputedStyle(element);
      if (!staysInPlace(style)) return 0;
      // One bar may stand on another.
      return element.offsetHeight + (Number.parseFloat(style[edge]) || 0);
    },
  );
  return Math.max(0, ...heights);
}

/** Whether the bar stays while the page scrolls; some bars do so only on a phone, or only in a wide window. */
function staysInPlace({ position }: CSSStyleDeclaration): boolean {
  return ['fixed', 'sticky'].includes(position);
}
