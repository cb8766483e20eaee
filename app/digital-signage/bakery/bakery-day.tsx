import { Section } from '@/components/ui/section';
import { type BakeryMessageId, bakeryMessages } from '../screens/messages';
import { Screen } from '../screens/screen';
import styles from './day.module.css';
import { ScrollClock } from './scroll-clock';

type Daypart = {
  time: string;
  name: string;
  onScreen: string;
  plan: string;
  message: BakeryMessageId;
};

const dayparts: readonly Daypart[] = [
  {
    time: '7.00',
    name: 'Verse broodjes',
    onScreen: 'Nog warm. Verse broodjes uit de oven.',
    plan: 'Begint elke werkdag vanzelf, op elk scherm in de groep Winkels.',
    message: 'broodjes',
  },
  {
    time: '10.00',
    name: 'Koffie',
    onScreen: 'Tijd voor taart. Koffie hier of mee.',
    plan: 'Speelt alleen in Gouda en Woerden, de twee filialen met een koffiehoek.',
    message: 'taart',
  },
  {
    time: '12.00',
    name: 'Lunch',
    onScreen: 'Lunch. Soep van de dag: tomaat.',
    plan: 'Het sjabloon staat vast; de winkel vult zelf de soep in.',
    message: 'lunch',
  },
  {
    time: '16.00',
    name: 'Laatste broden',
    onScreen: 'Op is op. Nog twaalf volkorenbroden.',
    plan: 'Het aantal komt uit de kassa en daalt met elke verkoop.',
    message: 'broden',
  },
  {
    time: '18.00',
    name: 'Gesloten',
    onScreen: 'Gesloten. Morgen weer open om 7.00\u00a0uur.',
    plan: 'Het raamscherm dimt; binnen gaan de schermen uit.',
    message: 'gesloten',
  },
];

export function BakeryDay() {
  return (
    <Section
      id="een-dag"
      title="Eén scherm, één dag bij een bakker"
      intro="Een demonstratie: de verzonnen bakkerij Ovenlicht plant de week op maandagochtend. Daarna wisselt het raamscherm vijf keer per dag van boodschap. Scrol verder, of kies of sleep zelf een uur."
      tone="mist"
    >
      <ScrollClock className={styles.day}>
        <div className={styles.stage}>
          <div className={styles.screen}>
            {dayparts.map(({ time, message }) => (
              <Screen key={time} message={bakeryMessages[message]} time={time} />
            ))}
          </div>
          <fieldset className={styles.clock}>
            <legend className="sr-only">Uur van de dag op het scherm</legend>
            {dayparts.map(({ time }, index) => (
              <label key={time} className={styles.hour}>
                <input
                  type="radio"
                  name="uur"
                  value={time}
                  defaultChecked={index === 0}
                  className="sr-only"
                />
                {time}
                <span className="sr-only"> uur</span>
              </label>
            ))}
          </fieldset>
        </div>
        <ol>
          {dayparts.map((daypart) => (
            <li key={daypart.time} data-hour={daypart.time} className={styles.daypart}>
              <DaypartText {...daypart} />
            </li>
          ))}
        </ol>
      </ScrollClock>
    </Section>
  );
}

function DaypartText({ time, name, onScreen, plan }: Daypart) {
  return (
    <>
      <h3>
        <span className="block text-display tabular-nums">
          {time}
          <span className="sr-only"> uur: </span>
        </span>
        <span className="mt-2 block text-subtitle">{name}</span>
      </h3>
      <p className="mt-4 text-lead">
        <span className="sr-only">Op het scherm: </span>‘{onScreen}’
      </p>
      <p className="mt-3 max-w-measure text-steel">{plan}</p>
    </>
  );
}
