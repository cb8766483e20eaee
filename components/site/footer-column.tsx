import type { ReactNode } from 'react';

type FooterColumnProps = { title: string; isPrinted?: boolean; children: ReactNode };

export function FooterColumn({ title, isPrinted = true, children }: FooterColumnProps) {
  return (
    <div className={isPrinted ? undefined : 'print:hidden'}>
      <h2 className="mb-4 font-semibold print:hidden">{title}</h2>
      {children}
    </div>
  );
}
