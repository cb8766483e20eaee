import { formatTime, hoursOnScreen, weekdays } from '@/lib/signage-schedule/schedule';
import { formatNumber } from '@/lib/text/format-number';
import { bakeryMessages, screenOf } from '../../screens/messages';
import { Screen } from '../../screens/screen';
import playground from '../playground.module.css';
import { PlaygroundRadio } from '../playground-radio';
import { shownMessage } from '../playground-state';
import type { ViewProps } from '../view-props';
import { FAULTY_SCREEN, screensOfBakery } from './screens-of-bakery';
import styles from './watch.module.css';

/** The wall of screens at the chosen hour of the calendar; one has no contact. */
export function WatchView({ state, isLive = false }: ViewProps) {
  const { watched, fault, moment } = state;
  const time = formatTime(moment.minute);
  const message = shownMessage(state);
  return (
    <fieldset className={playground.view}>
      <legend className="sr-only">Schermen van de bakkerij</legend>
      <p className="mb-4 font-semibold">
        {weekdays[moment.weekday]} {time}&nbsp;uur: {fault === 'none' ? 'acht' : 'zeven'} van acht
        schermen melden zich
      </p>
      <div className={styles.wall}>
        {screensOfBakery.map(({ id, name }) => {
          const isFaulty = id === FAULTY_SCREEN && fault !== 'none';
          return (
            <PlaygroundRadio
              key={id}
              isLive={isLive}
              name="watched"
              value={id}
              isChecked={watched === id}
              className={isFaulty ? styles.faulty : styles.screen}
            >
              <Screen
                message={isFaulty ? bakeryMessages.gesloten : message}
                time={isFaulty ? '21.14' : time}
              />
              <span>{name}</span>
              <span className={styles.state}>{isFaulty ? 'Geen contact' : 'Speelt'}</span>
            </PlaygroundRadio>
          );
        })}
      </div>
      <Details state={state} isLive={isLive} />
      <ProofOfPlay state={state} />
    </fieldset>
  );
}

function Details({ state: { watched, fault }, isLive }: ViewProps) {
  const name = screensOfBakery.find(({ id }) => id === watched)?.name;
  const isFaulty = watched === FAULTY_SCREEN && fault !== 'none';
  return (
    <div className={styles.details}>
      <p role="status" className={styles.report}>
        <strong>{name}.</strong>{' '}
        {isFaulty
          ? fault === 'restarting'
            ? 'Start opnieuw. Het scherm meldt zich zodra het weer speelt.'
            : 'Geen contact sinds zondag 21.14\u00a0uur. De beheerder kreeg om 21.17\u00a0uur een e-mail met naam en plaats.'
          : 'Speelt wat de planning zegt. Laatste contact: minder dan een minuut geleden.'}
      </p>
      <div className={playground.actions}>
        <button
          type="button"
          name="restart"
          disabled={!isLive || !isFaulty || fault === 'restarting'}
        >
          Herstart op afstand
        </button>
      </div>
    </div>
  );
}

function ProofOfPlay({ state: { schedule, own } }: ViewProps) {
  const hours = [...hoursOnScreen(schedule)].sort(([, a], [, b]) => b - a);
  return (
    <div className={styles.proof}>
      <h3 className="font-semibold">Afspeelbewijs van deze week, per scherm</h3>
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
              {formatNumber(count)}&nbsp;uur
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
