import type { ReactNode } from 'react';
import paint from '@/components/marketing/paint.module.css';
import colours from '@/lib/business/content/ral-colours.json';
import { RENDERED_COLOUR } from '@/lib/platform/browser/chosen-colour';
import styles from './choice-bar.module.css';
import { ColourChoice } from './colour-choice';

type ColoursProps = {
  /** At the end of the row, out of view on a phone. */
  more?: ReactNode;
};

/** The colour of every product picture of the page. */
export function Colours(props: ColoursProps) {
  return (
    <ColourChoice {...props}>
      {colours.map(({ code, name }) => (
        <label key={code} className="contents">
          <input
            type="radio"
            name="ral-kleur"
            value={code}
            defaultChecked={code === RENDERED_COLOUR || undefined}
            className={`swatch ${styles.colour} ${paint.swatch} ${paint[`ral${code}`]}`}
          />
          <span className={styles.name}>
            <b>{`RAL\u00a0${code}`}</b> {name}
          </span>
        </label>
      ))}
    </ColourChoice>
  );
}
