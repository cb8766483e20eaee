import {
  countWords,
  MOST_WORDS,
  type OwnMessage,
  ownMessageLimits,
  ownPictures,
} from '@/lib/business/signage-schedule/own-message';
import { LandscapeScreen } from '../../screens/landscape-screen';
import { houseColours, ownScreen } from '../../screens/messages';
import { Screen } from '../../screens/screen';
import playground from '../playground.module.css';
import { PlaygroundRadio } from '../playground-radio';
import type { ViewProps } from '../view-props';
import styles from './make.module.css';

const pictureNames: Record<OwnMessage['picture'], string> = {
  appelflap: 'Appelflap',
  taart: 'Taart',
  broden: 'Broden',
  geen: 'Geen',
};

/** A template of the house style with the fields that a colleague fills in. */
export function MakeView({ state: { own }, isLive = false }: ViewProps) {
  const message = ownScreen(own);
  return (
    <fieldset className={`${playground.view} ${styles.make}`}>
      <legend className="sr-only">Boodschap op een sjabloon</legend>
      <div className={styles.portrait}>
        <Screen message={message} time="13.00" />
      </div>
      <div className={styles.landscape}>
        <LandscapeScreen message={message} time="13.00" />
      </div>
      <div className={`${styles.form} ${isLive ? '' : playground.placeholder}`}>
        <TemplateFields own={own} isLive={isLive} />
      </div>
    </fieldset>
  );
}

function TemplateFields({ own, isLive }: { own: OwnMessage; isLive: boolean }) {
  return (
    <>
      <div className={`${playground.fields} ${styles.texts}`}>
        {(['headline', 'line'] as const).map((name) => (
          <label key={name}>
            {name === 'headline' ? 'Kop' : 'Regel eronder'}
            <input
              name={name}
              defaultValue={own[name]}
              maxLength={ownMessageLimits[name]}
              autoComplete="off"
            />
          </label>
        ))}
      </div>
      <WordCount words={countWords(`${own.headline} ${own.line}`)} />
      <fieldset className={styles.options}>
        <legend>Kleuren uit de huisstijlkit</legend>
        {houseColours.map(({ name, background, text }, colours) => (
          <PlaygroundRadio
            key={name}
            isLive={isLive}
            name="colours"
            value={colours}
            isChecked={own.colours === colours}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.swatch}>
              <rect width="24" height="24" fill={background} />
              <text x="12" y="17" fontSize="14" fontWeight="700" textAnchor="middle" fill={text}>
                A
              </text>
            </svg>
            {name}
          </PlaygroundRadio>
        ))}
      </fieldset>
      <fieldset className={styles.options}>
        <legend>Beeld uit de mediatheek</legend>
        {ownPictures.map((picture) => (
          <PlaygroundRadio
            key={picture}
            isLive={isLive}
            name="picture"
            value={picture}
            isChecked={own.picture === picture}
          >
            {pictureNames[picture]}
          </PlaygroundRadio>
        ))}
      </fieldset>
      <p className="mt-4 text-steel">
        Letter en logo liggen vast. In de planning heet dit ‘Uw actie’.
      </p>
    </>
  );
}

function WordCount({ words }: { words: number }) {
  const isTooLong = words > MOST_WORDS;
  return (
    <p role="status" className={styles.words} data-too-long={isTooLong || undefined}>
      {`${words} van ${MOST_WORDS} woorden: ${isTooLong ? 'te veel voor één blik.' : 'past in één blik.'}`}
    </p>
  );
}
