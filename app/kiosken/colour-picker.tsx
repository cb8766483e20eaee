import colours from '@/lib/content/ral-colours.json';
import styles from './colour-picker.module.css';
import paint from './paint.module.css';

/** The colour in which the pictures are rendered. */
const RENDERED = '7016';

/** Twelve colours in one bar; every picture of the page follows the choice. */
export function ColourPicker() {
  return (
    <fieldset className={styles.picker}>
      <legend className="sr-only">Kleur van de kiosken op deze pagina</legend>
      <div className={styles.bar}>
        {colours.map(({ code, name }) => (
          <label key={code} className="contents">
            <input
              type="radio"
              name="ral-kleur"
              value={code}
              defaultChecked={code === RENDERED}
              className={`${styles.colour} ${paint.swatch} ${paint[`ral${code}`]}`}
            />
            <span className={styles.name}>
              <b>RAL&nbsp;{code}</b> {name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
