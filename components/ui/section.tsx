import type { ReactNode } from 'react';
import { type SectionTone, sectionTones } from './section-tone';

type SectionProps = {
  id: string;
  title: string;
  intro?: ReactNode;
  tone?: SectionTone;
  /** Closer together, on a page of many sections. */
  isCompact?: boolean;
  children: ReactNode;
};

export function Section({
  id,
  title,
  intro,
  tone = 'paper',
  isCompact = false,
  children,
}: SectionProps) {
  const headingId = `${id}-titel`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`${isCompact ? 'py-8 md:py-16' : 'py-14 md:py-20'} ${sectionTones[tone]}`}
    >
      <div className="page-width">
        <h2 id={headingId} className="max-w-3xl text-title">
          {title}
        </h2>
        {intro && <p className="mt-4 max-w-measure text-lead opacity-85">{intro}</p>}
        <div className={isCompact ? 'mt-5 md:mt-8' : 'mt-8 md:mt-10'}>{children}</div>
      </div>
    </section>
  );
}
