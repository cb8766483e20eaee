import type { ReactNode } from 'react';
import { type SectionTone, sectionTones } from '@/components/ui/section-tone';
import styles from './ending.module.css';

type EndingProps = {
  id: string;
  title: string;
  intro: string;
  tone?: SectionTone;
  /** What the visitor looked at last on the page. It fills its half, or lies in the middle of it. */
  picture: ReactNode;
  isPictureFilling?: boolean;
  /** Where a phone would show the same picture twice in a row. */
  isPictureHiddenOnPhones?: boolean;
  children: ReactNode;
};

/** The end of a page: a way on, beside a picture that reaches the edge of the window. */
export function Ending({
  id,
  title,
  intro,
  tone = 'ink',
  picture,
  isPictureFilling = false,
  isPictureHiddenOnPhones = false,
  children,
}: EndingProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titel`}
      className={`${styles.ending} ${sectionTones[tone]}`}
    >
      <div className={`page-width ${styles.text}`}>
        <h2 id={`${id}-titel`} className="text-title">
          {title}
        </h2>
        <p className="mt-4 max-w-measure text-lead opacity-85">{intro}</p>
        <div className="mt-8">{children}</div>
      </div>
      <div
        className={`${isPictureFilling ? styles.filling : styles.picture} ${isPictureHiddenOnPhones ? 'max-md:hidden' : ''}`}
      >
        {picture}
      </div>
    </section>
  );
}
