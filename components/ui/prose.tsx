import type { ReactNode } from 'react';

/** Running text: posts, news and legal pages. Styles plain elements, so editors need no classes. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
