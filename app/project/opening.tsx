import type { ReactNode } from 'react';
import { formatPrice } from '@/lib/business/products/format';
import type { Project } from '@/lib/business/project/project';
import { addressCount, kioskCount } from '@/lib/business/project/project-texts';
import { type ProjectSum, STATED_YEARS, totalOver } from '@/lib/business/project/sum';
import styles from './project.module.css';

type OpeningProps = {
  project: Project;
  sum: ProjectSum;
  problems: readonly string[];
  children: ReactNode;
};

/** The heading, and what the whole project costs. */
export function Opening({ project, sum, problems, children }: OpeningProps) {
  const figures = [
    ['Eenmalig', sum.once],
    ['Per jaar', sum.perYear],
    [`In ${STATED_YEARS}\u00a0jaar`, totalOver(sum, STATED_YEARS)],
  ] as const;
  return (
    <div className="bg-mist">
      <div className="page-width pt-12 pb-8 md:pt-20 md:pb-12">
        <h1 className="text-display">
          {project.company ? `Uw project: ${project.company}` : 'Uw project'}
        </h1>
        {sum.kiosks === 0 ? (
          <p className="mt-4 max-w-measure text-lead text-steel">
            Zet hier de kiosken voor al uw plekken bij elkaar. U ziet meteen de som met korting,
            transport, installatie, software, onderhoud en stroom.
          </p>
        ) : (
          <>
            <p className="mt-4 text-lead text-steel">
              {`${kioskCount(sum.kiosks)} op ${addressCount(sum.addresses.length)}, excl.\u00a0btw`}
            </p>
            <dl className={styles.figures}>
              {figures.map(([name, amount]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{formatPrice(amount)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {problems.length > 0 && (
          <div role="alert" className="mt-6 max-w-measure border-2 border-ink p-4">
            <ul className="space-y-1">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
