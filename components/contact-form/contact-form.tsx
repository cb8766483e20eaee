import { TextLink } from '@/components/ui/text-link';
import { site } from '@/lib/business/site';
import { routes } from '@/lib/routes';
import { MessageForm } from './message-form';

type ContactFormProps = {
  subject?: string;
  message?: string;
  emailHint?: string;
  messageHint?: string;
};

const HINT = 'Vermeld zo mogelijk de plek, het aantal schermen en de gewenste datum.';
const HINT_TO_COMPLETE = 'Vul aan wat u weet. Wat u niet weet, laat u leeg.';

/** Renders fixed texts on the server, which keeps them out of the client scripts. */
export function ContactForm({
  subject = '',
  message = '',
  emailHint = 'Wij gebruiken dit adres alleen om u te antwoorden.',
  messageHint = message ? HINT_TO_COMPLETE : HINT,
}: ContactFormProps) {
  return (
    <MessageForm
      name={`Bericht aan ${site.name}`}
      subject={subject}
      message={message}
      emailHint={emailHint}
      messageHint={messageHint}
      resultPage={routes.contact}
      replyTime={site.replyTime}
      promise={`Vul alle velden in. Wij antwoorden ${site.replyTime} en leveren alleen zakelijk.`}
      privacyNote={
        <>
          Hoe wij met uw gegevens omgaan, leest u in onze{' '}
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
    />
  );
}
