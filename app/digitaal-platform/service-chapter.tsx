import type { ReactNode } from 'react';
import type { Service } from '@/lib/business/content/services';
import styles from './service-chapter.module.css';
import { ServiceFacts } from './service-facts';
import { ServiceSummary } from './service-summary';

export type ServiceExample = {
  /** Place of the example in a wide window. */
  place: 'right' | 'left' | 'bottom' | 'opening';
  /** None in the chapter if it stands in the opening of the page. */
  thing?: ReactNode;
};

type ServiceChapterProps = { service: Service; example: ServiceExample };

export function ServiceChapter({ service, example }: ServiceChapterProps) {
  const headingId = `${service.id}-titel`;
  return (
    <article
      id={service.id}
      aria-labelledby={headingId}
      className={`${styles.chapter} ${styles[example.place]}`}
    >
      <div className={styles.summary}>
        <ServiceSummary service={service} headingId={headingId} />
      </div>
      {example.thing && <div className={styles.example}>{example.thing}</div>}
      <div className={styles.facts}>
        <ServiceFacts service={service} />
      </div>
    </article>
  );
}
