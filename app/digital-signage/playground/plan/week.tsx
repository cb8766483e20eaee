import { formatTime, plannedDay, weekdays } from '@/lib/business/signage-schedule/schedule';
import { PlaygroundRadio } from '../playground-radio';
import type { ViewProps } from '../view-props';
import rows from './rows.module.css';
import styles from './week.module.css';
import { WeekBlock } from './week-block';

const hours = Array.from(
  { length: (plannedDay.end - plannedDay.start) / 60 },
  (_, index) => plannedDay.start + index * 60,
);

/** Columns of days with their blocks. The chosen day is wider on phones. */
export function Week({ state, isLive = false }: ViewProps) {
  const { moment, isUrgent, schedule } = state;
  return (
    <div className={styles.week} data-week="" data-urgent={isUrgent || undefined}>
      <ol className={styles.hours} aria-hidden="true">
        {hours.map((minute) => (
          <li key={minute}>{formatTime(minute)}</li>
        ))}
      </ol>
      {weekdays.map((name, weekday) => {
        const isChosen = weekday === moment.weekday;
        const blocks = schedule
          .filter((block) => block.weekday === weekday)
          .sort((a, b) => a.start - b.start);
        return (
          <div key={name} className={styles.day} data-chosen={isChosen || undefined}>
            <PlaygroundRadio
              isLive={isLive}
              name="weekday-shown"
              value={weekday}
              isChecked={isChosen}
              className={styles.dayName}
            >
              <span aria-hidden="true">{name.slice(0, 2)}</span>
              <span className="sr-only">{name}</span>
            </PlaygroundRadio>
            <ul data-track={weekday} aria-label={name} className={`${styles.track} ${rows.rows}`}>
              {blocks.map((block) => (
                <WeekBlock key={block.id} block={block} state={state} isLive={isLive} />
              ))}
              {isChosen && (
                <li aria-hidden="true" className={styles.now} data-from={moment.minute} />
              )}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
