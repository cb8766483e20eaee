import { hoursOnScreen } from '@/lib/business/signage-schedule/schedule';
import { formatNumber } from '@/lib/platform/text/format-number';
import { screenOf } from '../../screens/messages';
import type { ViewProps } from '../view-props';
import styles from './watch.module.css';

/** Hours of each message on a screen that plays the whole plan. */
export function ProofOfPlay({ state: { schedule, own } }: ViewProps) {
  const hours = [...hoursOnScreen(schedule)].sort(([, a], [, b]) => b - a);
  return (
    <div className={styles.proof}>
      <h3>Afspeelbewijs van deze week, per scherm in een filiaal met koffiehoek</h3>
      <dl>
        {hours.map(([id, count]) => (
          <div key={id}>
            <dt>{screenOf(id, own).name}</dt>
            <dd>
              <svg
                aria-hidden="true"
                viewBox="0 0 30 1"
                preserveAspectRatio="none"
                className={styles.bar}
              >
                <rect width={count} height="1" fill={screenOf(id, own).background} />
              </svg>
              <span>{`${formatNumber(count)}\u00a0uur`}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
