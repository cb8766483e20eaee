'use client';

import { useEffect, useRef, useState } from 'react';
import { keep, readStored } from '@/lib/platform/browser/storage';
import type { VideoSource } from '@/lib/posts/media/hero-video';
import styles from './hero.module.css';
import { UPRIGHT } from './upright';

type HeroVideoProps = { sources: readonly VideoSource[]; className: string };

/**
 * Played by script, and never for visitors who prefer reduced motion or data, or who paused it before. A phone displays
 * the upright still, whose frame the film does not have.
 */
export function HeroVideo({ sources, className }: HeroVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isAvailable, setIsAvailable] = useState(false);

  useEffect(() => {
    setIsAvailable(true);
    if (!prefersNoVideo() && readStored('film') === null) play(video.current);
  }, []);

  function toggle() {
    keep('film', isPlaying ? 'pauze' : null);
    if (isPlaying) video.current?.pause();
    else play(video.current);
  }

  return (
    <>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        className={`${className} ${styles.film} print:hidden ${isPlaying ? '' : 'opacity-0'}`}
      >
        {sources.map((source) => (
          <source
            key={source.src}
            {...source}
            onError={source === sources.at(-1) ? () => setIsAvailable(false) : undefined}
          />
        ))}
      </video>
      {isAvailable && (
        <button
          type="button"
          onClick={toggle}
          className={`absolute bottom-4 left-4 z-10 bg-ink text-paper print:hidden ${styles.toggle} ${styles.film}`}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-current">
            <path d={isPlaying ? 'M3 2h4v12H3zm6 0h4v12H9z' : 'M3 1v14l11-7z'} />
          </svg>
          <span className="sr-only">{isPlaying ? 'Video pauzeren' : 'Video afspelen'}</span>
        </button>
      )}
    </>
  );
}

/** Browsers may block autoplay: the button remains. */
function play(video: HTMLVideoElement | null) {
  video?.play().catch((error) => console.info('The film does not play by itself:', error.name));
}

function prefersNoVideo(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return (
    matchMedia(`(prefers-reduced-motion: reduce), ${UPRIGHT}`).matches ||
    connection?.saveData === true
  );
}
