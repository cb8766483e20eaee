import type { ReactNode } from 'react';
import styles from './price-table.module.css';
import { ScrollArea } from './scroll-area';

type PriceTableProps = {
  id: string;
  /** Accessible name of the area that scrolls. */
  label: string;
  /** Above the area, so that it stays in view while the table scrolls sideways. */
  caption: string;
  /** Rows, with their head. */
  children: ReactNode;
};

export function PriceTable({ id, label, caption, children }: PriceTableProps) {
  return (
    <>
      <p id={id} className={styles.caption}>
        {caption}
      </p>
      <ScrollArea label={label}>
        <table aria-labelledby={id} className={styles.prices}>
          {children}
        </table>
      </ScrollArea>
    </>
  );
}
