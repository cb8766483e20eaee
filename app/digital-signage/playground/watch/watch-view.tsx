import { formatTime, weekdays } from '@/lib/business/signage-schedule/schedule';
import { bakeryMessages } from '../../screens/messages';
import { Screen } from '../../screens/screen';
import playground from '../playground.module.css';
import { PlaygroundRadio } from '../playground-radio';
import { unavailable, type ViewProps } from '../view-props';
import { ProofOfPlay } from './proof-of-play';
import { FAULTY_SCREEN, screensOfBakery } from './screens-of-bakery';
import styles from './watch.module.css';
import {
  insteadOfCoffee,
  isFaulty,
  isWithoutCoffee,
  messageOn,
  type ScreenState,
  screenOfBakery,
  screenState,
} from './what-plays';

const stateNames: Record<ScreenState, string> = {
  plays: 'Speelt',
  dimmed: 'Gedimd',
  off: 'Uit',
  faulty: 'Geen contact',
  restarting: 'Geen contact',
};

const looks: Record<ScreenState, string | undefined> = {
  plays: styles.screen,
  dimmed: styles.dimmed,
  off: styles.off,
  faulty: styles.faulty,
  restarting: styles.faulty,
};

/** The wall of screens at the chosen hour of the calendar; one has no contact. */
export function WatchView({ state, isLive = false }: ViewProps) {
  const { watched, moment } = state;
  const time = formatTime(moment.minute);
  const inContact = isFaulty(state, FAULTY_SCREEN) ? 'zeven' : 'acht';
  return (
    <fieldset className={playground.view}>
      <legend className="sr-only">Schermen van de bakkerij</legend>
      <p className="mb-4 font-semibold">
        {`${weekdays[moment.weekday]} ${time}\u00a0uur: ${inContact} van acht schermen melden zich`}
      </p>
      <div className={styles.wall}>
        {screensOfBakery.map((screen) => {
          const does = screenState(state, screen);
          const isKnown = !isFaulty(state, screen.id);
          return (
            <PlaygroundRadio
              key={screen.id}
              isLive={isLive}
              name="watched"
              value={screen.id}
              isChecked={watched === screen.id}
              className={looks[does]}
            >
              <Screen
                message={isKnown ? messageOn(state, screen) : bakeryMessages.gesloten}
                time={isKnown ? time : '21.14'}
              />
              <span>{screen.name}</span>
              <span className={styles.state}>{stateNames[does]}</span>
            </PlaygroundRadio>
          );
        })}
      </div>
      <Details state={state} isLive={isLive} />
      <ProofOfPlay state={state} />
    </fieldset>
  );
}

const LAST_CONTACT = 'Laatste contact: minder dan een minuut geleden.';

const reports: Record<ScreenState, string> = {
  plays: `Speelt wat de planning zegt. ${LAST_CONTACT}`,
  dimmed: `De winkel is gesloten, dus het raamscherm is gedimd. ${LAST_CONTACT}`,
  off: `De winkel is gesloten, dus dit scherm is uit. De speler blijft aan. ${LAST_CONTACT}`,
  faulty:
    'Geen contact sinds zondag 21.14\u00a0uur. De beheerder kreeg om 21.17\u00a0uur een e-mail met naam en plaats.',
  restarting: 'Start opnieuw. Het scherm meldt zich zodra het weer speelt.',
};

function Details({ state, isLive = false }: ViewProps) {
  const screen = screenOfBakery(state.watched);
  const does = screenState(state, screen);
  const report =
    does === 'plays' && isWithoutCoffee(state, screen)
      ? `Speelt ${insteadOfCoffee}, want dit filiaal heeft geen koffiehoek. ${LAST_CONTACT}`
      : reports[does];
  return (
    <div className={styles.details}>
      <p role="status" className={styles.report}>
        <strong>{`${screen.name}.`}</strong> <span>{report}</span>
      </p>
      <div className={playground.actions}>
        <button type="button" name="restart" {...unavailable(isLive, does !== 'faulty')}>
          Herstart op afstand
        </button>
      </div>
    </div>
  );
}
