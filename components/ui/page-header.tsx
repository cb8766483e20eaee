import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
};

export function PageHeader({ title, intro, children }: PageHeaderProps) {
  return (
    <div className="page-width pt-12 pb-10 md:pt-20 md:pb-14">
      <h1 className="max-w-4xl text-display">{title}</h1>
      {intro && <p className="mt-6 max-w-measure text-lead text-steel">{intro}</p>}
      {children && <div className="mt-8 flex flex-wrap gap-4">{children}</div>}
    </div>
  );
}
