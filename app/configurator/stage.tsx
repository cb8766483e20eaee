import { KioskDrawing } from '@/components/marketing/kiosk-drawing';
import type { Composition } from '@/lib/configurator/composition';
import { hasPicture } from '@/lib/configurator/has-picture';
import type { RalColour } from '@/lib/ral/ral-classic';
import { KioskPicture } from './kiosk-picture';
import { PersonBeside } from './person-beside';
import styles from './stage.module.css';

const views = [
  { id: 'beeld', label: 'Beeld' },
  { id: 'schaal', label: 'Op schaal' },
];

type StageProps = {
  composition: Composition;
  colour: RalColour;
};

/** The kiosk as large as the window allows, beside a person: rendered or drawn. */
export function Stage({ composition, colour }: StageProps) {
  const { model, size } = composition;
  const isRendered = hasPicture(composition);
  return (
    <figure
      data-model={model}
      data-size={size}
      className={`${styles.stage} ${isRendered ? '' : styles.drawn}`}
    >
      {isRendered && (
        <>
          <div className={styles.picture}>
            <KioskPicture model={model} colour={colour} />
          </div>
          <PersonBeside />
        </>
      )}
      <div className={styles.drawing}>
        <KioskDrawing composition={composition} colour={colour} />
      </div>
      {isRendered ? (
        <fieldset className={styles.views}>
          <legend className="sr-only">Weergave</legend>
          {views.map(({ id, label }, index) => (
            <label key={id}>
              <input type="radio" name="weergave" value={id} defaultChecked={index === 0} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <figcaption className={styles.views}>
          <span>Getekend: van deze uitvoering is er geen beeld.</span>
        </figcaption>
      )}
    </figure>
  );
}
