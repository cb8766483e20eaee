'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { keepChosenColour, readChosenColour } from '@/components/site/chosen-colour';

/** Remembers which of the colours inside it is chosen, and chooses it again on the next visit to the page. */
export function KeptColour({ children, className }: { children: ReactNode; className?: string }) {
  const fieldset = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const chosen = fieldset.current?.querySelector<HTMLInputElement>(
      `[value="${readChosenColour()}"]`,
    );
    if (chosen) chosen.checked = true;
  }, []);

  return (
    <fieldset
      ref={fieldset}
      className={className}
      onChange={({ target }) => keepChosenColour((target as EventTarget as HTMLInputElement).value)}
    >
      {children}
    </fieldset>
  );
}
