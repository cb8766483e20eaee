import { TextLink } from '@/components/ui/text-link';
import { site } from '@/lib/business/site';
import { detailFields } from '@/lib/contact/details';
import { routes } from '@/lib/routes';
import { MessageForm } from './message-form';
import type { Offered } from './optional-fields';

type ContactFormProps = {
  subject?: string;
  message?: string;
  emailHint?: string;
  messageHint?: string;
  about?: keyof typeof offers;
};

/** The optional fields by what the form is about. */
const offers = {
  question: {
    title: 'Bedrijf, telefoon, plekken of datum toevoegen',
    fields: detailFields,
    isFolded: true,
  },
  quote: {
    title: 'Niet verplicht, wel handig voor uw offerte',
    fields: detailFields,
    isFolded: false,
  },
  dealership: { title: 'Niet verplicht', fields: ['company', 'phone'], isFolded: false },
} as const satisfies Record<string, Offered>;

const HINT = 'Schrijf zo mogelijk om welke plek en om hoeveel schermen het gaat.';
const HINT_TO_COMPLETE = 'Vul aan wat u weet. Wat u niet weet, laat u leeg.';

/** Renders fixed texts on the server, which keeps them out of the client scripts. */
export function ContactForm({
  subject = '',
  message = '',
  emailHint = 'Wij gebruiken dit adres alleen om u te antwoorden.',
  messageHint = message ? HINT_TO_COMPLETE : HINT,
  about = 'question',
}: ContactFormProps) {
  return (
    <MessageForm
      name={`Bericht aan ${site.name}`}
      subject={subject}
      message={message}
      emailHint={emailHint}
      messageHint={messageHint}
      offered={offers[about]}
      resultPage={routes.contact}
      replyTime={site.replyTime}
      promise={`Vul de eerste vier velden in. Wij antwoorden ${site.replyTime}.`}
      privacyNote={
        <>
          Wij leveren alleen zakelijk. Hoe wij met uw gegevens omgaan, leest u in onze{' '}
          <TextLink href={routes.privacy}>privacyverklaring</TextLink>.
        </>
      }
      otherWays={
        <>
          Of mail naar <TextLink href={`mailto:${site.email.info}`}>{site.email.info}</TextLink> of
          bel <TextLink href={site.phone.office.href}>{site.phone.office.label}</TextLink>; uw tekst
          staat nog in het formulier.
        </>
      }
      addition={
        <>
          Iets toevoegen? Mail naar{' '}
          <TextLink href={`mailto:${site.email.info}`}>{site.email.info}</TextLink> of bel{' '}
          <TextLink href={site.phone.office.href}>{site.phone.office.label}</TextLink>, met dit
          kenmerk erbij.
        </>
      }
    />
  );
}
