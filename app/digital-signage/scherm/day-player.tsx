'use client';

import { useEffect, useState } from 'react';
import { showFontLate } from '@/components/site/show-font-late';
import { linkedDay, readDayFragment } from '@/lib/business/signage-schedule/day-link';
import {
  AMSTERDAM,
  asksForAmsterdam,
  withAmsterdam,
} from '@/lib/business/signage-schedule/player-clock';
import { formatTime } from '@/lib/business/signage-schedule/schedule';
import { keepPlayerCopy } from '@/lib/platform/browser/player-copy';
import { replaceUrl } from '@/lib/platform/browser/replace-url';
import { exampleMessage, exampleWeek } from '../playground/example-week';
import { LandscapeScreen } from '../screens/landscape-screen';
import { bakeryMessages, OWN_MESSAGE, screenAt } from '../screens/messages';
import { Screen } from '../screens/screen';
import styles from './player.module.css';
import { PlayerNotice } from './player-notice';
import { useMinuteOfDay } from './use-minute-of-day';
import { useWakeLock } from './use-wake-lock';

const exampleDay = linkedDay(exampleWeek, 0, exampleMessage);
const knownMessages = [...Object.keys(bakeryMessages), OWN_MESSAGE];

/** Minutes after midnight. */
const OPENING_TIME = 7 * 60;

/** The picture moves after so many minutes, because one that stands still burns itself into a display. */
const MINUTES_IN_PLACE = 4;
/** Rules of player.module.css. */
const PLACES = 8;

/** Plays the day of the fragment by the clock of the device or of Amsterdam, or the example when there is none. */
export function DayPlayer({ fontUrl }: { fontUrl: string }) {
  const [day, setDay] = useState(exampleDay);
  const [isInAmsterdam, setIsInAmsterdam] = useState(false);
  const known = useMinuteOfDay(isInAmsterdam ? AMSTERDAM : undefined);
  const minute = known ?? OPENING_TIME;
  useWakeLock();
  // A player stays open all day, and its texts have fixed places, so that nothing shifts.
  useEffect(() => showFontLate(fontUrl), [fontUrl]);

  useEffect(() => {
    const read = () => {
      setDay(readDayFragment(location.hash, knownMessages) ?? exampleDay);
      setIsInAmsterdam(asksForAmsterdam(location.hash));
    };
    read();
    addEventListener('hashchange', read);
    void keepPlayerCopy();
    return () => removeEventListener('hashchange', read);
  }, []);

  function chooseZone(isChosen: boolean) {
    setIsInAmsterdam(isChosen);
    replaceUrl(`#${withAmsterdam(location.hash, isChosen)}`);
  }

  const message = screenAt(day, minute);
  const time = formatTime(minute);
  const place = Math.floor(minute / MINUTES_IN_PLACE) % PLACES;
  return (
    <>
      <p className="sr-only">{`${time}\u00a0uur`}</p>
      {/* Without the time, which would be read out each minute. */}
      <p role="status" className="sr-only">
        {[...message.headline, ...message.below].join(' ')}
      </p>
      <div className={styles.portrait}>
        <Screen message={message} time={time} place={place} isFrameless />
      </div>
      <div className={styles.landscape}>
        <LandscapeScreen message={message} time={time} place={place} />
      </div>
      {known !== undefined && (
        <PlayerNotice time={time} isInAmsterdam={isInAmsterdam} onZone={chooseZone} />
      )}
    </>
  );
}
