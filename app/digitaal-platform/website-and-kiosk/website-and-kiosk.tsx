import choice from '../choice.module.css';
import { ChoiceButton } from '../choice-button';
import { exampleShop } from '../example-shop';
import styles from './website-and-kiosk.module.css';

const closingTimes = ['17.00', '18.00', '21.00'];

const CHOSEN_AT_FIRST = 1;

const menu = ['Boeketten', 'Planten', 'Bezorgen', 'Contact'];

/** Interactive by CSS only (choice.module.css), so it works without JavaScript. */
export function WebsiteAndKiosk() {
  return (
    <figure className={`overflow-x-clip bg-mist ${choice.choice}`}>
      <div className="page-width pt-6 lg:pt-12">
        <fieldset className="flex flex-wrap gap-2 print:hidden">
          <legend className="mb-2 font-semibold">Vandaag open tot</legend>
          {closingTimes.map((time, index) => (
            <ChoiceButton
              key={time}
              type="radio"
              name="sluitingstijd"
              value={index}
              defaultChecked={index === CHOSEN_AT_FIRST}
            >
              {`${time}\u00a0uur`}
            </ChoiceButton>
          ))}
        </fieldset>
        <div className={styles.scene}>
          <Website />
          <Kiosk />
        </div>
      </div>
      <figcaption className="max-w-none border-ink border-t-2 bg-paper">
        <p className="page-width py-3 text-sm text-steel">
          Demonstratie met een verzonnen winkel: u wijzigt de tijd één keer, de pagina en de zuil
          volgen.
        </p>
      </figcaption>
    </figure>
  );
}

function Website() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, since it holds no field.
    <div role="group" aria-label="Website van de winkel" className={styles.website}>
      <div aria-hidden="true" className={styles.browser} />
      <div className={styles.page}>
        <p className={styles.shop}>{exampleShop}</p>
        <ul aria-hidden="true" className={styles.menu}>
          {menu.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
        <Hours isStatus />
        <div className={styles.tulips} />
      </div>
    </div>
  );
}

function Kiosk() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, since it holds no field.
    <div role="group" aria-label="Zuil in de winkel" className={styles.kiosk}>
      <div className={styles.screen}>
        <p className={styles.shop}>{exampleShop}</p>
        <Hours />
        <div className={styles.tulips} />
      </div>
    </div>
  );
}

/** @param isStatus announces the chosen time to screen readers */
function Hours({ isStatus = false }) {
  return (
    <div role={isStatus ? 'status' : undefined} className={`${choice.options} ${styles.hours}`}>
      {closingTimes.map((time, index) => (
        <p
          key={time}
          className={`${choice.option} ${index === CHOSEN_AT_FIRST ? choice.atFirst : ''}`}
        >
          Open tot{' '}
          <span className={styles.time}>
            {time}&nbsp;
            <wbr />
            uur
          </span>
        </p>
      ))}
    </div>
  );
}
