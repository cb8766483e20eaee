import type { ReactNode } from 'react';
import { type ScreenSize, screenSizes } from '@/lib/business/products/ids';
import styles from './by-size.module.css';

/** Classes that show an element for one screen size only: that of the bar. */
export const onlyFor: Record<ScreenSize, string | undefined> = {
  43: styles.size43,
  55: styles.size55,
};

/** The same for pictures, each in a `ShownWhole`: the smaller size first, the larger next to it, in one place. */
export const pictureFor: Record<ScreenSize, string | undefined> = {
  43: styles.picture43,
  55: styles.picture55,
};

/** Around the bar and everything that follows its size. */
export const followsSize = styles.page;

/** Around what paper shows in both sizes. */
export const bothInPrint = styles.bothInPrint;

/** Around the comparison: printed alone once the visitor has chosen one, else not at all. */
export const printedAlone = styles.printedAlone;

/** Renders its text for both sizes; CSS shows that of the chosen one, also without JavaScript. */
export function BySize({ children }: { children: (size: ScreenSize) => ReactNode }) {
  return screenSizes.map((size) => (
    <span key={size} className={onlyFor[size]}>
      {children(size)}
    </span>
  ));
}
