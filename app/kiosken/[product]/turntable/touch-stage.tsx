'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { ProductId } from '@/lib/business/products/ids';

/** What starts the script of the stage; a press on a button is repeated when it is there. */
const TOUCHES = ['pointerdown', 'click', 'input', 'focusin'] as const;

const FAILURE = 'De beelden laden nu niet. U ziet de foto; probeer het straks nog eens.';

type TouchStageProps = { product: ProductId; className: string | undefined; children: ReactNode };

/** A stage that loads its script and its pictures when it is touched. Give it a key, since the script changes its elements. */
export function TouchStage({ product, className, children }: TouchStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ended = new AbortController();
    const waiting = new AbortController();
    let pressed: Event | undefined;
    let isLoading = false;
    async function load(event: Event) {
      if (event.type !== 'focusin') pressed = event;
      if (isLoading) return;
      isLoading = true;
      try {
        const { startTurning } = await import('./start-turning');
        waiting.abort();
        if (stage.current) startTurning(stage.current, product, pressed, FAILURE, ended.signal);
      } catch {
        isLoading = false;
        const status = stage.current?.querySelector('[role="status"]');
        if (status) status.textContent = FAILURE;
      }
    }
    for (const type of TOUCHES) {
      stage.current?.addEventListener(type, load, { signal: waiting.signal });
    }
    return () => {
      waiting.abort();
      ended.abort();
    };
  }, [product]);
  return (
    <div ref={stage} className={className}>
      {children}
    </div>
  );
}
