'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import styles from './call.module.css';

/** Seconds between two updates. */
const TICK = 0.1;

type CallPlayerProps = {
  /** Duration of the call in seconds. */
  duration: number;
  /** URL of a picture, paper on transparent. */
  waveform: string;
  /** Lines with data-from in seconds. */
  children: ReactNode;
};

/** Plays a call without sound: the waveform and the lines follow the time. */
export function CallPlayer({ duration, waveform, children }: CallPlayerProps) {
  const call = useRef<HTMLDivElement>(null);
  const [seconds, setSeconds] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const isOver = seconds >= duration;

  // The visitor may have moved it before hydration.
  useEffect(() => setSeconds(call.current?.querySelector('input')?.valueAsNumber ?? 0), []);

  useEffect(() => {
    if (!isPlaying || isOver) return;
    const timer = setInterval(
      () => setSeconds((now) => Math.min(now + TICK, duration)),
      TICK * 1000,
    );
    return () => clearInterval(timer);
  }, [isPlaying, isOver, duration]);

  useEffect(() => {
    call.current?.style.setProperty('--played', `${(seconds / duration) * 100}%`);
    const lines = [...(call.current?.querySelectorAll<HTMLElement>('[data-from]') ?? [])];
    const current = lines.filter(({ dataset }) => Number(dataset.from) < seconds).pop();
    for (const line of lines) {
      if (line !== current) line.removeAttribute('aria-current');
      else if (!line.hasAttribute('aria-current')) showAsCurrent(line);
    }
  }, [seconds, duration]);

  function playOrPause() {
    if (isOver) setSeconds(0);
    setIsPlaying(!isPlaying || isOver);
  }

  const isRunning = isPlaying && !isOver;
  return (
    <div ref={call} data-started={seconds > 0 || undefined} className={styles.call}>
      <div className={styles.waveform}>
        <img
          src={waveform}
          alt=""
          width={1000}
          height={100}
          loading="lazy"
          className={styles.wave}
        />
        <img
          src={waveform}
          alt=""
          width={1000}
          height={100}
          loading="lazy"
          className={`${styles.wave} ${styles.played}`}
        />
        <input
          type="range"
          aria-label="Plaats in het gesprek"
          aria-valuetext={`${Math.floor(seconds)} van ${duration} seconden`}
          max={duration}
          step={1}
          value={Math.floor(seconds)}
          onChange={({ target }) => setSeconds(target.valueAsNumber)}
          className={styles.range}
        />
      </div>
      <div className="page-width flex items-center gap-6 py-3 lg:py-4">
        <button
          type="button"
          onClick={playOrPause}
          className={`${buttonStyle.inverse} noscript:hidden`}
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-current">
            <path d={isRunning ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M3 1l11 7-11 7z'} />
          </svg>
          <span>{isRunning ? 'Pauzeren' : 'Afspelen'}</span>
        </button>
        <p className="tabular-nums">
          <span className="text-heading font-semibold">{Math.floor(seconds)}</span>
          {` / ${duration}\u00a0s`}
        </p>
      </div>
      {children}
    </div>
  );
}

/** Scrolls within the transcript only: the page stays where the visitor has it. */
function showAsCurrent(line: HTMLElement) {
  line.setAttribute('aria-current', 'true');
  line.closest('section')?.scrollTo({ top: line.offsetTop });
}
