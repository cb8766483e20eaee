'use client';

import { useEffect } from 'react';
import { preload } from 'react-dom';
import { ON_STAGE } from '@/app/configurator/stage-sizes';
import { MODEL_PARAMETER } from '@/lib/business/configurator/parameters';
import { avifFiles, COLOUR_WIDTHS, webpFile } from '@/lib/pages/picture-files';
import { RENDERED_COLOUR } from '@/lib/platform/browser/chosen-colour';

/** Longer than the frame that responds to a tap, in ms. */
const AFTER_THE_TAP = 200;

type LoadAheadProps = {
  /** RAL code in which the configurator opens when none is chosen. */
  standard: string;
};

/**
 * Has the pictures of a choice loaded when it comes near, by `data-ahead` of the page: the style sheets show them hidden.
 * The picture with which the configurator opens loads when a way there comes near.
 */
export function LoadAhead({ standard }: LoadAheadProps) {
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
      if (target instanceof Element) loadStage(target, standard);
    };
    const start = () => setTimeout(() => load('size'), AFTER_THE_TAP);
    for (const type of ['pointerover', 'focusin']) {
      document.addEventListener(type, look, { passive: true, signal: ended.signal });
    }
    for (const type of ['pointerdown', 'keydown']) {
      document.addEventListener(type, start, { passive: true, once: true, signal: ended.signal });
    }
    return () => ended.abort();
  }, [standard]);
  return null;
}

/**
 * Loads the picture on the stage of the configurator.
 * @param target in a link to the configurator, or in the button of a form that opens it
 * @param standard RAL code in which the configurator opens when none is chosen
 */
function loadStage(target: Element, standard: string) {
  const next = target.closest(`[href^="/configurator?"], [name="${MODEL_PARAMETER}"]`);
  // The pointer passes over much else.
  if (!next) return;
  const swatch = document.querySelector<HTMLInputElement>('[name="ral-kleur"]:checked');
  if (!swatch) return;
  const colour = swatch.value === RENDERED_COLOUR ? standard : swatch.value;
  const model =
    next instanceof HTMLAnchorElement
      ? new URLSearchParams(next.search).get(MODEL_PARAMETER)
      : next.getAttribute('value');
  const file = `products/${model}-${colour}`;
  preload(webpFile(file), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avifFiles(file, COLOUR_WIDTHS),
    imageSizes: ON_STAGE,
  });
}
