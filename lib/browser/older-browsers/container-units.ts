import { find } from './find';

/** Sets `--cqw` and `--cqh` of containers, which the style sheets use in place of `1cqw` and `1cqh`. */
const resizes =
  typeof ResizeObserver === 'undefined'
    ? undefined
    : new ResizeObserver((entries) => {
        for (const { target, contentRect } of entries) {
          const { style } = target as HTMLElement;
          style.setProperty('--cqw', `${contentRect.width / 100}px`);
          if (contentRect.height > 0) style.setProperty('--cqh', `${contentRect.height / 100}px`);
        }
      });
const measured = new WeakSet<Element>();

/** The selectors of containers in a style sheet. */
export function findContainers(css: string): string[] {
  return Array.from(
    css.matchAll(/([^{}]+)\{(?:[^{}]*;)?\s*container(?:-type)?:/g),
    ([, selector]) => (selector ?? '').trim(),
  );
}

export function measureContainers(selectors: readonly string[]): void {
  for (const element of selectors.flatMap(find)) {
    if (measured.has(element)) continue;
    measured.add(element);
    resizes?.observe(element);
  }
}
