import { shownInMirror } from '@/lib/business/products/ids';
import type { Product } from '@/lib/business/products/products';
import styles from './chapters.module.css';

/** The class of a chapter whose object needs the whole width of a phone: a table, a wide screen, or two kiosks. */
export function widthOf({ id }: Product): string {
  if (shownInMirror.includes(id)) return `${styles.wide} ${styles.tall}`;
  return id === 'touch-table' || id === 'ceiling-kiosk' ? `${styles.wide}` : '';
}
