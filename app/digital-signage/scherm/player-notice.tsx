import { useRef, useState } from 'react';
import { deviceZone, isOnAmsterdamTime } from '@/lib/business/signage-schedule/player-clock';
import styles from './player-notice.module.css';
import { useFullScreen } from './use-full-screen';
import { useShownForAWhile } from './use-shown-for-a-while';

type PlayerNoticeProps = {
  time: string;
  isInAmsterdam: boolean;
  onZone: (isInAmsterdam: boolean) => void;
};

/** Notice below the picture for some seconds: the clock that the player follows, and the button of the full screen. */
export function PlayerNotice({ time, isInAmsterdam, onZone }: PlayerNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  const { isShown, hide } = useShownForAWhile(notice);
  const { isFull, toggle } = useFullScreen();
  const [hasChoice] = useState(() => isInAmsterdam || !isOnAmsterdamTime(new Date()));
  const zone = isInAmsterdam ? 'tijd van Amsterdam' : `klok van dit scherm, ${deviceZone()}`;

  async function toggleFullScreen() {
    hide();
    // The button is no longer seen; the next Tab leads to it again.
    document.getElementById('inhoud')?.focus({ preventScroll: true });
    await toggle();
  }

  return (
    <section
      ref={notice}
      aria-label="Bediening"
      data-shown={isShown || undefined}
      className={styles.notice}
    >
      <p>{`${time}\u00a0uur: ${zone}`}</p>
      {hasChoice && (
        <label>
          <input
            type="checkbox"
            checked={isInAmsterdam}
            onChange={({ target }) => onZone(target.checked)}
          />
          Tijd van Amsterdam
        </label>
      )}
      {isFull !== undefined && (
        <>
          <button type="button" onClick={toggleFullScreen}>
            {isFull ? 'Sluit volledig scherm' : 'Volledig scherm'}
          </button>
          <p>{isFull ? 'Escape sluit het ook.' : 'Terug met Escape.'}</p>
        </>
      )}
    </section>
  );
}
