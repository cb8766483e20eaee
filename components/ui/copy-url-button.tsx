'use client';

import { type ReactNode, useState } from 'react';
import { type ButtonVariant, buttonStyle } from './button-style';

type Outcome = 'copied' | 'refused';

type CopyUrlButtonProps = {
  /** The URL of the page when absent. */
  url?: string;
  variant?: ButtonVariant;
  children: ReactNode;
};

/** Shows the URL for copying by hand when the browser denies clipboard access. */
export function CopyUrlButton({ url, variant = 'primary', children }: CopyUrlButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(url ?? location.href);
      setOutcome('copied');
    } catch (error) {
      console.warn('Copying the URL failed.', error);
      setOutcome('refused');
    }
  }

  return (
    <>
      <button type="button" className={buttonStyle[variant]} onClick={copy}>
        {children}
      </button>
      <span role="status">
        {outcome === 'copied' && <span>De link is gekopieerd.</span>}
        {outcome === 'refused' && (
          <span>
            Kopieer dit adres: <code>{url ?? location.href}</code>
          </span>
        )}
      </span>
    </>
  );
}
