'use client';

import { type ReactNode, useId, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import type { ChoiceName } from '@/lib/browser/embed-consent';
import { useEmbedConsent } from './use-embed-consent';

export type ConsentFrameProps = {
  choice: ChoiceName;
  src: string;
  /** Name of the frame for assistive technology. */
  title: string;
  /** Who receives what when the visitor loads it. */
  explanation: ReactNode;
  loadLabel: string;
  /** The way that needs no third party, or leads to it openly. */
  alternative: ReactNode;
  frameClassName: string;
  /** Our own picture, shown in place of the frame. */
  children?: ReactNode;
};

/**
 * Content of a third party behind a cover of our own. Nothing is asked of that party before the
 * visitor wants it (article 11.7a Telecommunicatiewet).
 */
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
  const [isAsked, setIsAsked] = useState(false);
  const [isToBeRemembered, setIsToBeRemembered] = useState(false);
  const checkboxId = useId();

  if (isAsked || choices?.[choice]) {
    return (
      <iframe
        ref={isAsked ? takeFocus : undefined}
        src={src}
        title={title}
        className={frameClassName}
      />
    );
  }

  function load() {
    if (isToBeRemembered) remember(choice);
    setIsAsked(true);
  }

  return (
    <div className="border-2 border-line">
      {children}
      <div className="space-y-4 bg-surface p-6">
        <p>{explanation}</p>
        {/* Out of sight until it can work: without JavaScript the alternative is the way. */}
        <div className={`space-y-4 ${choices ? '' : 'invisible'}`}>
          <label htmlFor={checkboxId} className="flex min-h-6 items-center gap-3">
            <input
              id={checkboxId}
              type="checkbox"
              className="size-5"
              checked={isToBeRemembered}
              onChange={(event) => setIsToBeRemembered(event.target.checked)}
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

/** The button that had the focus is gone: it goes on in what was asked for. */
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}
