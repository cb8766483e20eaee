import { find } from './find';

const measured = new WeakSet<Element>();
let resizes: ResizeObserver | undefined;

/** The selectors of containers in a style sheet. */
export function findContainers(css: string): string[] {
  return Array.from(
    css.matchAll(/([^{}]+)\{(?:[^{}]*;)?\s*container(?:-type)?:/g),
    ([, selector]) => (selector ?? '').trim(),
  );
}

/** Keeps `--cqw` and `--cqh` of containers, which the style sheets use in place of `1cqw` and `1cqh`. */
export function measureContainers(selectors: readonly string[]): void {
  resizes = resizes ?? new ResizeObserver((entries) => entries.forEach(setUnits));
  for (const element of selectors.flatMap(find)) {
    if (measured.has(element)) continue;
    measured.add(element);
    resizes.observe(element);
  }
}

function setUnits({ target, contentRect }: ResizeObserverEntry) {
  const { style } = target as HTMLElement;
  style.setProperty('--cqw', `${contentRect.width / 100}px`);
  if (contentRect.height > 0) style.setProperty('--cqh', `${contentRect.height / 100}px`);
}
