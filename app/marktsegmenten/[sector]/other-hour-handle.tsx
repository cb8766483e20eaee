'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './other-hour.module.css';

const words = {
  evening: { label: 'Grens tussen overdag en ’s avonds', start: 100 },
  day: { label: 'Grens tussen overdag en ’s nachts', start: 0 },
} as const;

type OtherHourHandleProps = {
  /** What the children show: by day left of the handle, in the evening right of it. */
  side: keyof typeof words;
  children: ReactNode;
};

/** A handle over the picture of a room that draws another hour across it, whose picture loads when the handle is touched. */
export function OtherHourHandle({ side, children }: OtherHourHandleProps) {
  const { label, start } = words[side];
  const input = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  const show = () => {
    const { parentElement, value } = input.current ?? {};
    parentElement?.style.setProperty('--border', `${value}%`);
    if (value !== String(start)) setWanted(true);
  };
  // It can have been moved before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useEffect(show, []);
  const want = () => setWanted(true);
  return (
    <div className={`${styles.hours} ${styles[side]}`}>
      {isWanted && (
        <div aria-hidden="true" className={styles.other}>
          {children}
        </div>
      )}
      <p aria-hidden="true" className={styles.names}>
        <span>Overdag</span> <span>{side === 'day' ? '’s Nachts' : '’s Avonds'}</span>
      </p>
      <input
        ref={input}
        type="range"
        defaultValue={start}
        aria-label={label}
        onInput={show}
        onPointerEnter={want}
        onFocus={want}
        className={styles.handle}
      />
    </div>
  );
}
