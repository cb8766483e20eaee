import type { ReactNode } from 'react';

type ScrollAreaProps = {
  /** Accessible name. */
  label: string;
  children: ReactNode;
};

/** Scrolls wide content horizontally, so that the page itself does not. */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it.
      tabIndex={0}
      // Browsers scroll a focused element into view only if no part of it is visible inside this padding.
      className="scroll-px-24 overflow-x-auto print:overflow-visible"
    >
      {children}
    </section>
  );
}
