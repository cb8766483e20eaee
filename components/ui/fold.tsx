import type { ReactNode } from 'react';

type FoldProps = {
  summary: string;
  /** Open and without its summary where there is room. */
  isForPhones?: boolean;
  isOpen?: boolean | undefined;
  children: ReactNode;
};

/** Folded without JavaScript too, printed open. */
export function Fold({ summary, isForPhones = false, isOpen, children }: FoldProps) {
  return (
    <details
      open={isOpen}
      className={`fold border-line border-t ${isForPhones ? 'fold-on-phones' : ''}`}
    >
      <summary className="py-2.5 font-semibold max-sm:py-3 max-sm:text-sm">{summary}</summary>
      {children}
    </details>
  );
}
