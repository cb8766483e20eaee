import { useDeferredValue, useEffect, useState } from 'react';
import type { Composition } from '@/lib/business/configurator/composition';
import { pictureOf } from '@/lib/business/configurator/picture-of';
import { isPrinted } from '@/lib/business/ral/printed-colours';
import type { RalColour } from '@/lib/business/ral/ral-classic';

/** A composition as its pictures show it; scenes with one id show the same files. */
export type Scene = { id: string; composition: Composition; colour: RalColour };

/** Phases in drawing order: a "next" scene is loading, an "ahead" scene loads before it is chosen. */
export type Phase = 'leaving' | 'shown' | 'next' | 'ahead';

const DRAWN = 'drawn';

/** Time in ms until a replaced scene is removed, longer than the crossfade of the style sheets. */
const FADE = 250;

export function toScene(composition: Composition, colour: RalColour): Scene {
  const picture = pictureOf(composition);
  const coat = isPrinted(colour.code) ? colour.code : 'painted';
  return {
    id: picture ? `${picture} ${coat}` : DRAWN,
    composition,
    colour,
  };
}

/**
 * Keeps the scene that is shown until the pictures of the next one are whole. What needs no other picture, such as
 * size, follows the choice at once.
 * @param ahead what the visitor may choose next
 */
export function useScenes(composition: Composition, colour: RalColour, ahead?: Scene) {
  const wanted = toScene(composition, colour);
  const [shown, setShown] = useState(wanted);
  const [leaving, setLeaving] = useState<Scene>();
  // Loading begins after the frame that responds to the choice.
  const next = toScene(useDeferredValue(composition), useDeferredValue(colour));

  const isSame = wanted.composition === shown.composition && wanted.colour === shown.colour;
  if (wanted.id === shown.id && !isSame) setShown(wanted);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setLeaving(undefined), FADE);
    return () => clearTimeout(timer);
  }, [leaving]);

  function reveal(scene: Scene) {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setLeaving(isStill ? undefined : shown);
    setShown(scene);
  }

  const isPending = wanted.id !== shown.id && next.id !== shown.id;
  const all: { scene: Scene | undefined; phase: Phase }[] = [
    { scene: leaving, phase: 'leaving' },
    { scene: shown, phase: 'shown' },
    { scene: isPending ? next : undefined, phase: 'next' },
    { scene: ahead, phase: 'ahead' },
  ];
  const scenes = all.flatMap(({ scene, phase }, index) => {
    const isThere = all.slice(0, index).some((before) => before.scene?.id === scene?.id);
    return scene && !isThere ? [{ ...scene, phase }] : [];
  });
  return {
    scenes,
    shown,
    reveal,
    isPending,
    isDrawn: shown.id === DRAWN || leaving?.id === DRAWN,
  };
}
