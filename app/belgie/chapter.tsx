import type { ReactNode } from 'react';
import { type SectionTone, sectionTones } from '@/components/ui/section-tone';

type ChapterProps = {
  id: string;
  title: string;
  tone?: SectionTone;
  /** Has the larger heading. */
  isMain?: boolean;
  children: ReactNode;
};

/** The heading beside what it is about. */
export function Chapter({ id, title, tone = 'paper', isMain = false, children }: ChapterProps) {
  const headingId = `${id}-titel`;
  return (
    <section id={id} aria-labelledby={headingId} className={`py-14 md:py-20 ${sectionTones[tone]}`}>
      <div className="page-width grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <h2 id={headingId} className={`lg:col-span-4 ${isMain ? 'text-title' : 'text-heading'}`}>
          {title}
        </h2>
        <div className="min-w-0 lg:col-span-8">{children}</div>
      </div>
    </section>
  );
}
