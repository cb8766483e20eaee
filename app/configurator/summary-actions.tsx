'use client';

import { useEffect, useState } from 'react';
import { AddToProject } from '@/components/site/add-to-project';
import { buttonStyle } from '@/components/ui/button-style';
import { textLinkStyle } from '@/components/ui/text-link-style';
import { type ConfiguratorState, toShortQuery } from '@/lib/business/configurator/query';
import { requestHref } from '@/lib/business/configurator/request';
import type { RalColour } from '@/lib/business/ral/ral-classic';
import { roomHref } from '@/lib/business/room-models/path';
import { addToRequest } from '@/lib/contact/add-to-request';
import { toRequest } from '@/lib/contact/request-message';
import styles from './summary.module.css';

type SummaryActionsProps = {
  state: ConfiguratorState;
  colour: RalColour;
  url: string;
  mailTo: string;
};

export function SummaryActions({ state, colour, url, mailTo }: SummaryActionsProps) {
  const [note, setNote] = useState('');
  /** Whether the page is hydrated: some buttons need JavaScript. */
  const [isLive, setIsLive] = useState(false);
  const { subject, message } = toRequest(state, colour, url);

  useEffect(() => setIsLive(true), []);

  async function share() {
    try {
      if (navigator.share) return await navigator.share({ title: subject, url });
      await navigator.clipboard.writeText(url);
      setNote('De link is gekopieerd.');
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setNote('Kopiëren lukt hier niet. Gebruik de link hieronder.');
    }
  }

  return (
    <div className="mt-8 space-y-4 print:mt-4">
      <a
        href={requestHref(state)}
        className={buttonStyle.primary}
        onClick={({ currentTarget: link }) => {
          link.href = addToRequest(state, message);
        }}
      >
        Vraag een offerte aan
      </a>
      <div className="flex flex-wrap gap-4">
        <AddToProject
          kiosks={[String(toShortQuery(state.composition))]}
          dealer={state.dealer}
          className={buttonStyle.secondary}
        >
          <span>Zet in uw project</span>
        </AddToProject>
        {isLive && (
          <>
            <button type="button" className={buttonStyle.secondary} onClick={() => print()}>
              Afdrukken
            </button>
            <button type="button" className={buttonStyle.secondary} onClick={share}>
              Deel de link
            </button>
          </>
        )}
      </div>
      <p role="status" className="font-semibold print:hidden">
        {note}
      </p>
      <p className="print:hidden">
        Of{' '}
        <a href={mailtoUrl(mailTo, subject, message)} className={textLinkStyle}>
          mail ons deze samenstelling
        </a>
        .
      </p>
      <p className="print:hidden">
        <a
          href={roomHref({ ...state.composition, product: state.composition.model }, colour.code)}
          className={textLinkStyle}
        >
          Zet hem in uw ruimte
        </a>
      </p>
      <p>
        <a href={url} className={`${textLinkStyle} ${styles.address}`}>
          Link naar deze samenstelling
        </a>
      </p>
    </div>
  );
}

/** RFC 6068 requires CRLF line breaks. */
function mailtoUrl(to: string, subject: string, body: string): string {
  const text = body.replace(/\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
