'use client';

import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { textLinkStyle } from '@/components/ui/text-link-style';
import type { ConfiguratorState } from '@/lib/configurator/query';
import { requestHref, toRequest } from '@/lib/configurator/request';
import { contactHref } from '@/lib/contact/contact-href';
import { suggestMessage } from '@/lib/contact/suggested-message';
import type { RalColour } from '@/lib/ral/ral-classic';
import styles from './configurator.module.css';

const CONTACT = contactHref('samenstelling');

type SummaryActionsProps = {
  state: ConfiguratorState;
  colour: RalColour;
  /** Opens the configurator on its own page with this composition in it. */
  address: string;
  mailTo: string;
  /** Whether scripts run: a button that needs one is not there without. */
  isLive: boolean;
};

/** Asking for an offer, printing and passing on. Links leave the frame, since they lead to other pages. */
export function SummaryActions({ state, colour, address, mailTo, isLive }: SummaryActionsProps) {
  const [note, setNote] = useState('');
  const { subject, message } = toRequest(state, colour, address);

  async function share() {
    try {
      if (navigator.share) return await navigator.share({ title: subject, url: address });
      await navigator.clipboard.writeText(address);
      setNote('De link is gekopieerd.');
    } catch (error) {
      // Who closes the device's own window has shared nothing, and needs no message.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setNote('Kopiëren lukt hier niet. Gebruik de link hieronder.');
    }
  }

  return (
    <div className="mt-8 space-y-4 print:mt-4">
      <div className="flex flex-wrap gap-4">
        <a
          href={isLive ? CONTACT : requestHref(state)}
          target="_top"
          className={buttonStyle.primary}
          onClick={() => suggestMessage(CONTACT, { subject, message })}
        >
          Vraag een offerte aan
        </a>
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
        <a href={mailAddress(mailTo, subject, message)} className={textLinkStyle}>
          mail ons deze samenstelling
        </a>
        .
      </p>
      <p>
        <a href={address} target="_top" className={`${textLinkStyle} ${styles.address}`}>
          Link naar deze samenstelling
        </a>
      </p>
    </div>
  );
}

/** RFC 6068: line breaks as CRLF. */
function mailAddress(to: string, subject: string, body: string): string {
  const text = body.replaceAll('\n', '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
