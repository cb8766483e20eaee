'use client';

import { useEffect } from 'react';

/** Longer than the frame that responds to a tap, in ms. */
const AFTER_THE_TAP = 200;

/** Has the pictures of a choice loaded when it comes near, by `data-ahead` of the page: the style sheets show them hidden. */
export function LoadAhead() {
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-ahead]');
    const ahead = new Set<string>();
    const load = (what: 'size' | 'colour') => {
      ahead.add(what);
      if (page) page.dataset.ahead = Array.from(ahead).join(' ');
    };
    const ended = new AbortController();
    const look = ({ target }: Event) => {
      const name = target instanceof HTMLInputElement ? target.name : '';
      if (name === 'schermmaat') load('size');
      if (name === 'ral-kleur') load('colour');
    };
    const start = () => setTimeout(() => load('size'), AFTER_THE_TAP);
    for (const type of ['pointerover', 'focusin']) {
      document.addEventListener(type, look, { passive: true, signal: ended.signal });
    }
    for (const type of ['pointerdown', 'keydown']) {
      document.addEventListener(type, start, { passive: true, once: true, signal: ended.signal });
    }
    return () => ended.abort();
  }, []);
  return null;
}
