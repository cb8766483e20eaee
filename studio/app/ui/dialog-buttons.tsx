import type { ReactNode } from 'react';

/** The row at the end of a dialog. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap gap-3">{children}</div>;
}
