import type { ReactNode } from 'react';
import styles from './fold.module.css';

type FoldProps = {
  summary: string;
  /** Open and without its summary where there is room. */
  isForPhones?: boolean;
  children: ReactNode;
};

/** Folded without JavaScript too, printed open. */
export function Fold({ summary, isForPhones = false, children }: FoldProps) {
  return (
    <details
      className={`border-line border-t ${styles.fold} ${isForPhones ? styles.forPhones : ''}`}
    >
      <summary className="py-2.5 font-semibold max-sm:text-sm">{summary}</summary>
      {children}
    </details>
  );
}
