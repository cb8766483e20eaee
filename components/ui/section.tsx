import type { ReactNode } from 'react';
import { type SectionTone, sectionTones } from './section-tone';

const headingSizes = {
  loud: 'max-w-5xl text-display',
  plain: 'max-w-3xl text-title',
  quiet: 'max-w-3xl text-heading',
};

type SectionProps = {
  id: string;
  title: string;
  /** Loud at most once a page, quiet for service. */
  heading?: keyof typeof headingSizes;
  intro?: ReactNode;
  tone?: SectionTone;
  /** Closer together, on a page of many sections. */
  isCompact?: boolean;
  children: ReactNode;
};

export function Section({
  id,
  title,
  heading = 'plain',
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
        <h2 id={headingId} className={headingSizes[heading]}>
          {title}
        </h2>
        {intro && <p className="mt-4 max-w-measure text-lead opacity-85">{intro}</p>}
        <div className={isCompact ? 'mt-5 md:mt-8' : 'mt-8 md:mt-10'}>{children}</div>
      </div>
    </section>
  );
}
