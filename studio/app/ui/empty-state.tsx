import type { ReactNode } from 'react';

/** In place of a list without entries: says why, and what to do. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3 border-line border-t py-8">
      <p className="font-bold text-subtitle">{title}</p>
      {children}
    </div>
  );
}
