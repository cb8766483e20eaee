import { type ReactNode, useEffect, useRef } from 'react';
import { whenWhole } from '@/lib/platform/browser/when-whole';
import type { Phase, Scene } from './use-scenes';

type SceneLayerProps = {
  scene: Scene & { phase: Phase };
  className?: string;
  onWhole: (scene: Scene) => void;
  children: ReactNode;
};

/** One of the scenes of a stage; the style sheets hide those that are not whole by `data-phase`. */
export function SceneLayer({ scene, className, onWhole, children }: SceneLayerProps) {
  const { id, phase, composition } = scene;
  const layer = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: waits once per set of files.
  useEffect(() => {
    const element = layer.current;
    if (phase !== 'next' || !element) return;
    let isWanted = true;
    whenWhole(element).then(() => {
      if (!isWanted) return;
      for (const part of element.querySelectorAll<HTMLElement>('[data-whole]')) {
        part.dataset.whole = 'yes';
      }
      onWhole(scene);
    });
    return () => {
      isWanted = false;
    };
  }, [id, phase]);

  return (
    <div
      ref={layer}
      data-phase={phase}
      data-model={composition.model}
      data-size={composition.size}
      data-stand={composition.orientation}
      data-mount={composition.mount}
      aria-hidden={phase === 'leaving' || undefined}
      className={className}
    >
      {children}
    </div>
  );
}
