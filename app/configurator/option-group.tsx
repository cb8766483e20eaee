import type { MouseEvent, ReactNode } from 'react';

type OptionGroupProps = {
  title: string;
  /** The present choice. */
  chosen: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** One of the groups of options, of which the browser keeps one open at a time. */
export function OptionGroup({ title, chosen, isOpenAtFirst, children }: OptionGroupProps) {
  return (
    <details
      name="keuze"
      open={isOpenAtFirst}
      // The visitor may have opened another one before hydration.
      suppressHydrationWarning
      className="border-line border-b"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary works as a button. */}
      <summary
        onClick={keepInView}
        className="relative min-h-12 flex-wrap content-center items-center gap-x-4 py-1.5 pr-8 after:absolute after:right-0"
      >
        <span className="font-semibold">{title}</span>
        <span className="min-w-20 flex-1 text-right text-steel tabular-nums">{chosen}</span>
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}

/** The group above closes at the same time, by which this one may move behind the picture. */
function keepInView({ currentTarget }: MouseEvent) {
  requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }));
}
