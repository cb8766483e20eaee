import { type RefObject, useMemo } from 'react';
import { KioskDrawing } from '@/components/marketing/kiosk-drawing';
import type { Composition } from '@/lib/business/configurator/composition';
import { pictureOf } from '@/lib/business/configurator/picture-of';
import type { RalColour } from '@/lib/business/ral/ral-classic';
import { KioskPicture } from './kiosk-picture';
import { PersonBeside } from './person-beside';
import { SceneLayer } from './scene-layer';
import styles from './stage.module.css';
import { useAhead } from './use-ahead';
import { useScenes } from './use-scenes';

const views = [
  { id: 'beeld', label: 'Beeld' },
  { id: 'schaal', label: 'Op schaal' },
];

type StageProps = {
  composition: Composition;
  colour: RalColour;
  form: RefObject<HTMLFormElement | null>;
};

/** The kiosk as large as the window allows, beside a person: rendered or drawn. */
export function Stage({ composition, colour, form }: StageProps) {
  const isRendered = pictureOf(composition) !== undefined;
  // The drawing shows these; the other options are inside the kiosk.
  const unseen = composition.extras.filter(
    (extra) => extra === 'privacyfilter' || extra === 'betaalhouder',
  );
  const ahead = useAhead(form, composition, colour);
  const { scenes, reveal, isPending, isDrawn } = useScenes(composition, colour, ahead);
  const drawing = useMemo(
    () => <KioskDrawing composition={composition} colour={colour} />,
    [composition, colour],
  );
  return (
    <figure
      aria-busy={isPending || undefined}
      className={`${styles.stage} ${isDrawn ? styles.drawn : ''}`}
    >
      <div className={styles.drawing}>{drawing}</div>
      {scenes.map((scene) => (
        <SceneLayer key={scene.id} scene={scene} className={styles.scene} onWhole={reveal}>
          {pictureOf(scene.composition) && (
            <>
              <div className={styles.picture}>
                <KioskPicture composition={scene.composition} colour={scene.colour} />
              </div>
              <PersonBeside />
            </>
          )}
        </SceneLayer>
      ))}
      {isPending && <span className={styles.waiting} />}
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
      {isRendered && unseen[0] && <p>{`Niet in beeld: ${unseen.join(' en ')}`}</p>}
    </figure>
  );
}
