import { formatTime, plannedDay, STEP, weekdays } from '@/lib/business/signage-schedule/schedule';
import { Screen } from '../../screens/screen';
import styles from '../playground.module.css';
import { shownMessage } from '../playground-state';
import { controlled, type ViewProps } from '../view-props';
import { BlockFields, KEYS_TEXT } from './block-fields';
import { Week } from './week';

/** The week of one screen, and the screen at the chosen hour. */
export function PlanView({ state, isLive = false }: ViewProps) {
  const { moment, said } = state;
  const message = shownMessage(state);
  const time = formatTime(moment.minute);
  return (
    <fieldset
      className={`${styles.view} ${styles.plan}`}
      // Describes the whole plan: a screen reader would repeat the description of each block at each step.
      aria-describedby={isLive ? KEYS_TEXT : undefined}
    >
      <legend className="sr-only">Planning van het raamscherm</legend>
      <div className={styles.preview}>
        <div className={styles.previewScreen}>
          <Screen message={message} time={time} />
        </div>
        <div className={styles.previewText}>
          <p className="font-semibold">
            <span>{`${weekdays[moment.weekday]} ${time}\u00a0uur: `}</span>
            <span aria-live="polite">{message.name}</span>
          </p>
          <ScreenFields state={state} isLive={isLive} />
        </div>
      </div>
      <div className={styles.calendar}>
        <Week state={state} isLive={isLive} />
        <div className={styles.controls}>
          <p role="status" className={styles.status}>
            {said || 'Kies een blok, sleep het, of maak het langer aan de onderkant.'}
          </p>
          <div className={isLive ? undefined : styles.placeholder}>
            <BlockFields state={state} isLive={isLive} />
          </div>
        </div>
      </div>
    </fieldset>
  );
}

function ScreenFields({ state: { moment, isUrgent }, isLive = false }: ViewProps) {
  return (
    <div className={`${styles.screenFields} ${isLive ? '' : styles.placeholder}`}>
      <label className={styles.hourSlider}>
        <span className="text-sm">Uur op het scherm</span>
        <input
          type="range"
          name="minute"
          min={plannedDay.start}
          max={plannedDay.end - STEP}
          step={STEP}
          value={moment.minute}
          aria-valuetext={`${formatTime(moment.minute)} uur`}
          {...controlled(isLive)}
        />
      </label>
      <label className={styles.urgent}>
        <input type="checkbox" name="urgent" checked={isUrgent} {...controlled(isLive)} />
        Noodmelding op alle schermen
      </label>
    </div>
  );
}
