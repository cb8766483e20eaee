import type { ReactNode } from 'react';

export function AdviserForm({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-wrap gap-x-12 gap-y-4 pt-3 text-ink accent-ink print:hidden">
      <legend className="sr-only">{name}</legend>
      {children}
    </fieldset>
  );
}
