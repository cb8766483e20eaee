import type { ReactNode } from 'react';

type ScrollAreaProps = {
  /** Accessible name. */
  label: string;
  children: ReactNode;
};

export function ScrollArea({ label, children }: ScrollAreaProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it.
      tabIndex={0}
      // Browsers scroll a focused element into view only if no part of it is inside the scroll padding.
      className="scroll-px-24 overflow-x-auto print:overflow-visible"
    >
      {children}
    </section>
  );
}
