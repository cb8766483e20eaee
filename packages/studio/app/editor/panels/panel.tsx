import type { ReactNode } from 'react';

type Props = { label: string; children: ReactNode; onEscape: () => void };

/** Tools for what is selected, below the text, so that nothing in it moves when they appear. */
export function Panel({ label, children, onEscape }: Props) {
  return (
    <section
      aria-label={label}
      className="editor-panel flex flex-wrap items-end gap-x-4 gap-y-2 border-line border-t bg-surface px-4 py-3 max-sm:max-h-[55dvh] max-sm:overflow-y-auto"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onEscape();
      }}
    >
      {children}
    </section>
  );
}
