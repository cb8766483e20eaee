'use client';

import { type ReactNode, useState } from 'react';
import { buttonStyle } from './button-style';

type Outcome = 'copied' | 'refused';

/** Shows the URL for copying by hand when the browser denies clipboard access. */
export function CopyUrlButton({ children }: { children: ReactNode }) {
  const [outcome, setOutcome] = useState<Outcome>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      setOutcome('copied');
    } catch (error) {
      console.warn('Copying the URL failed.', error);
      setOutcome('refused');
    }
  }

  return (
    <>
      <button type="button" className={buttonStyle.primary} onClick={copy}>
        {children}
      </button>
      <span role="status">
        {outcome === 'copied' && 'De link is gekopieerd.'}
        {outcome === 'refused' && (
          <>
            Kopieer dit adres: <code>{location.href}</code>
          </>
        )}
      </span>
    </>
  );
}
