import type { ReactNode } from 'react';

type SidewaysScrollProps = {
  /** What scrolls, for those who reach it with the keyboard. */
  label: string;
  children: ReactNode;
};

/** Content that may be wider than a phone: it scrolls inside itself, so that the page never does. */
export function ScrollArea({ label, children }: SidewaysScrollProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
      tabIndex={0}
      // Browsers scroll to what has the focus only where nothing of it shows inside this padding.
      className="scroll-px-24 overflow-x-auto print:overflow-visible"
    >
      {children}
    </section>
  );
}
