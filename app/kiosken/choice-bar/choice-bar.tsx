import paint from '@/components/marketing/paint.module.css';
import { RENDERED_COLOUR } from '@/lib/browser/chosen-colour';
import colours from '@/lib/content/ral-colours.json';
import { formatQuantity } from '@/lib/products/format';
import { screenSizes } from '@/lib/products/specs';
import styles from './choice-bar.module.css';
import { ColourChoice } from './colour-choice';

/** Size and colour for everything on this page; CSS applies them, also without JavaScript. */
export function ChoiceBar() {
  return (
    <div className={styles.bar}>
      <div className={`page-width ${styles.row}`}>
        <fieldset className={styles.sizes}>
          <legend className="sr-only">Schermmaat op deze pagina</legend>
          {screenSizes.map((size) => (
            <label key={size} className={styles.size}>
              <input
                type="radio"
                name="schermmaat"
                value={size}
                defaultChecked={size === 43}
                className={styles.radio}
              />
              {formatQuantity(size, 'inch')}
            </label>
          ))}
        </fieldset>
        <ColourChoice>
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
        </ColourChoice>
      </div>
    </div>
  );
}
