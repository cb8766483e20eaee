import { RENDERED_COLOUR } from '@/lib/chosen-colour';
import colours from '@/lib/content/ral-colours.json';
import styles from './colour-picker.module.css';
import { KeptColour } from './kept-colour';
import paint from './paint.module.css';

/** Twelve colours in one bar; every picture of the page follows the choice. */
export function ColourPicker() {
  return (
    <KeptColour className={styles.picker}>
      <legend className="sr-only">Kleur van de kiosken op deze pagina</legend>
      <div className={styles.bar}>
        {colours.map(({ code, name }) => (
          <label key={code} className="contents">
            <input
              type="radio"
              name="ral-kleur"
              value={code}
              defaultChecked={code === RENDERED_COLOUR}
              className={`${styles.colour} ${paint.swatch} ${paint[`ral${code}`]}`}
            />
            <span className={styles.name}>
              <b>RAL&nbsp;{code}</b> {name}
            </span>
          </label>
        ))}
      </div>
    </KeptColour>
  );
}
