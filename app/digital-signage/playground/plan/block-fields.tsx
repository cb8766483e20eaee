import { formatTime, plannedDay, STEP, weekdays } from '@/lib/business/signage-schedule/schedule';
import { bakeryMessages, OWN_MESSAGE } from '../../screens/messages';
import styles from '../playground.module.css';
import { selectedBlock } from '../playground-state';
import { controlled, unavailable, type ViewProps } from '../view-props';

const messages = [
  ...(['broodjes', 'taart', 'lunch', 'broden'] as const).map((id) => ({
    id,
    name: bakeryMessages[id].name,
  })),
  { id: OWN_MESSAGE, name: 'Uw actie' },
];

const times = Array.from(
  { length: (plannedDay.end - plannedDay.start) / STEP + 1 },
  (_, index) => plannedDay.start + index * STEP,
);

/** Id of the text about the keys. */
export const KEYS_TEXT = 'blok-toetsen';

/** The selected block as fields, for those who do not drag. The still hides them, so their options are left out of the page. */
export function BlockFields({ state, isLive = false }: ViewProps) {
  const block = selectedBlock(state);
  return (
    <>
      <fieldset disabled={!block} className={styles.fields}>
        <legend className="sr-only">Het gekozen blok</legend>
        <label>
          Boodschap
          <select name="message" value={block?.message} {...controlled(isLive)}>
            {isLive &&
              messages.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </label>
        <label>
          Dag
          <select name="weekday" value={block?.weekday} {...controlled(isLive)}>
            {isLive &&
              weekdays.map((name, weekday) => (
                <option key={name} value={weekday}>
                  {name}
                </option>
              ))}
          </select>
        </label>
        <label>
          Van
          <select name="start" value={block?.start} {...controlled(isLive)}>
            {isLive &&
              times.slice(0, -1).map((minute) => (
                <option key={minute} value={minute}>
                  {formatTime(minute)}
                </option>
              ))}
          </select>
        </label>
        <label>
          Tot
          <select name="end" value={block?.end} {...controlled(isLive)}>
            {isLive &&
              times.slice(1).map((minute) => (
                <option key={minute} value={minute}>
                  {formatTime(minute)}
                </option>
              ))}
          </select>
        </label>
      </fieldset>
      <div className={styles.actions}>
        <button type="button" name="add">
          Blok toevoegen
        </button>
        <button type="button" name="remove" {...unavailable(isLive, !block)}>
          Blok verwijderen
        </button>
        <button type="button" name="reset">
          Begin opnieuw
        </button>
      </div>
      <p id={KEYS_TEXT} className={styles.keys}>
        Met het toetsenbord: pijltjes kiezen een blok, Enter pakt het op. Daarna verplaatsen
        pijltjes het, Shift met pijltjes maakt het langer of korter en Enter zet het neer. Delete
        verwijdert het.
      </p>
    </>
  );
}
