import type { ReactNode } from 'react';
import styles from './phone-fold.module.css';

type PhoneFoldProps = {
  summary: string;
  children: ReactNode;
};

/** Folded in narrow windows only; printed open. */
export function PhoneFold({ summary, children }: PhoneFoldProps) {
  return (
    <details className={`border-line border-y ${styles.fold}`}>
      <summary className="py-3 font-semibold">{summary}</summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
