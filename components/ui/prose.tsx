import type { ReactNode } from 'react';

/** Styles plain HTML elements, so that editors need no classes. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
