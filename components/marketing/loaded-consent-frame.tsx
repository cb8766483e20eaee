'use client';

import { type ReactNode, useId, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import type { ChoiceName } from '@/lib/platform/browser/embed-consent';
import { useEmbedConsent } from './use-embed-consent';

export type ConsentFrameProps = {
  choice: ChoiceName;
  src: string;
  title: string;
  /** Which party receives which data. */
  explanation: ReactNode;
  loadLabel: string;
  /** A link that works without the embed. */
  alternative: ReactNode;
  frameClassName: string;
  /** Shown until the iframe is loaded. */
  children?: ReactNode;
};

/** Sends no request before consent. Source: article 11.7a Telecommunicatiewet. */
export function LoadedConsentFrame({
  choice,
  src,
  title,
  explanation,
  loadLabel,
  alternative,
  frameClassName,
  children,
}: ConsentFrameProps) {
  const { choices, remember } = useEmbedConsent();
  const [isRequested, setIsRequested] = useState(false);
  const [shouldRemember, setShouldRemember] = useState(false);
  const checkboxId = useId();

  if (isRequested || choices?.[choice]) {
    return (
      <iframe
        ref={isRequested ? takeFocus : undefined}
        src={src}
        title={title}
        className={frameClassName}
      />
    );
  }

  function load() {
    if (shouldRemember) remember(choice);
    setIsRequested(true);
  }

  return (
    <div className="border-2 border-line">
      {children}
      <div className="space-y-4 bg-surface p-6">
        <p>{explanation}</p>
        {/* Without JavaScript only the alternative works. */}
        <div className={`space-y-4 ${choices ? '' : 'invisible'}`}>
          <label htmlFor={checkboxId} className="flex min-h-6 items-center gap-3">
            <input
              id={checkboxId}
              type="checkbox"
              className="size-5"
              checked={shouldRemember}
              onChange={(event) => setShouldRemember(event.target.checked)}
            />
            Onthoud mijn keuze
          </label>
          <button type="button" className={buttonStyle.primary} onClick={load}>
            {loadLabel}
          </button>
        </div>
        <p>{alternative}</p>
      </div>
    </div>
  );
}

/** The focused button is gone, so the iframe takes the focus. */
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}
