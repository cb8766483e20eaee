'use client';

import { useEffect, useState } from 'react';
import {
  dayParts,
  type LinkedDay,
  messageAt,
  readDayFragment,
} from '@/lib/signage-schedule/day-link';
import { formatTime } from '@/lib/signage-schedule/schedule';
import { exampleMessage, exampleWeek } from '../playground/example-week';
import { LandscapeScreen } from '../screens/landscape-screen';
import { bakeryMessages, OWN_MESSAGE, screenOf } from '../screens/messages';
import { Screen } from '../screens/screen';
import styles from './player.module.css';
import { useLateFont } from './use-late-font';
import { useMinuteOfDay } from './use-minute-of-day';
import { useWakeLock } from './use-wake-lock';

const exampleDay: LinkedDay = { parts: dayParts(exampleWeek, 0), own: exampleMessage };
const knownMessages = [...Object.keys(bakeryMessages), OWN_MESSAGE];

/** In minutes after midnight. */
const OPENING_TIME = 7 * 60;

/** Plays the day of the fragment by the clock of the device, or the example when there is none. */
export function DayPlayer() {
  const [day, setDay] = useState(exampleDay);
  const minute = useMinuteOfDay() ?? OPENING_TIME;
  useWakeLock();
  useLateFont();

  useEffect(() => {
    const read = () => setDay(readDayFragment(location.hash, knownMessages) ?? exampleDay);
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  const message = screenOf(messageAt(day.parts, minute), day.own);
  const time = formatTime(minute);
  return (
    <>
      <p role="status" className="sr-only">
        {time}&nbsp;uur: {[...message.headline, ...message.below].join(' ')}
      </p>
      <div className={styles.portrait}>
        <Screen message={message} time={time} isFrameless />
      </div>
      <div className={styles.landscape}>
        <LandscapeScreen message={message} time={time} />
      </div>
    </>
  );
}
