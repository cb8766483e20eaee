'use client';

import { type ReactNode, type SyntheticEvent, useState } from 'react';
import type { ProductId } from '@/lib/business/products/ids';

type TouchStageProps = { product: ProductId; children: ReactNode };

/** A stage that loads its script and its pictures when it is touched. Give it a key, since the script changes its elements. */
export function TouchStage({ product, children }: TouchStageProps) {
  const [isFailed, setFailed] = useState(false);
  function start({ currentTarget, nativeEvent, target }: SyntheticEvent<HTMLElement>) {
    // The button waits for its click, since the script puts other elements in its place.
    if (nativeEvent.type === 'pointerdown' && target instanceof HTMLButtonElement) return;
    import('./start-turning').then(
      ({ startTurning }) => startTurning(currentTarget, product, nativeEvent, setFailed),
      () => setFailed(true),
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It listens for what reaches the button in it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: A key press on that button is a click.
    <div className="mt-6" onPointerDown={start} onClick={start}>
      {children}
      {isFailed && (
        <p role="alert">De beelden laden nu niet. U ziet de foto; probeer het straks nog eens.</p>
      )}
    </div>
  );
}
