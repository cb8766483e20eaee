import { ContactForm } from '@/components/contact-form/contact-form';
import { ConsentFrame } from '@/components/marketing/consent-frame';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { site } from '@/lib/business/site';
import { getEnv } from '@/lib/platform/env/env';
import { providerName } from '@/lib/platform/provider-name';
import { frameHref } from '@/lib/requests/security/frame-routes';

export function DealerRegistration({ isDrawOpen }: { isDrawOpen: boolean }) {
  const { DEALER_BOOKING_URL } = getEnv();
  return (
    <Section
      id="aanmelden"
      title="Meld u aan als dealer"
      heading="loud"
      intro={
        DEALER_BOOKING_URL
          ? 'Kies een moment voor een gesprek van 30\u00a0minuten.'
          : 'Vul ook uw bedrijf en telefoonnummer in. Wij bellen u voor een gesprek van 30\u00a0minuten.'
      }
    >
      {/* The agenda needs this height; our own form ends where it ends. */}
      <div className={DEALER_BOOKING_URL && 'min-h-[1000px]'}>
        {DEALER_BOOKING_URL ? (
          <ConsentFrame
            choice="agenda"
            src={frameHref('agenda')}
            title="Agenda voor een gesprek over dealer worden"
            explanation={`De agenda is van een externe dienst: ${providerName(DEALER_BOOKING_URL)}. Als u de agenda laadt, ontvangt die dienst uw IP-adres en kan die cookies plaatsen.`}
            loadLabel="Agenda laden"
            alternative={
              <>
                Liever mailen?{' '}
                <TextLink href={`mailto:${site.email.dealers}`}>{site.email.dealers}</TextLink>. Of{' '}
                <TextLink href={DEALER_BOOKING_URL}>
                  open de agenda op de website van de dienst
                </TextLink>
                .
              </>
            }
            frameClassName="h-[1000px] w-full"
          />
        ) : (
          <div className="grid gap-12 lg:grid-cols-[3fr_2fr]">
            <ContactForm
              subject="Dealer worden"
              emailHint={
                isDrawOpen
                  ? 'Wij gebruiken dit adres om u te antwoorden en voor de verloting.'
                  : undefined
              }
              messageHint="Schrijf waar uw bedrijf is gevestigd en welke klanten u heeft."
              about="dealership"
            />
            <div className="space-y-4">
              <h3 className="text-subtitle">Liever bellen of mailen</h3>
              <p>
                Bel <TextLink href={site.phone.office.href}>{site.phone.office.label}</TextLink>,{' '}
                {site.openingHours.days}, {site.openingHours.hours}.
              </p>
              <p>
                Of mail naar{' '}
                <TextLink href={`mailto:${site.email.dealers}`}>{site.email.dealers}</TextLink>. Wij
                antwoorden {site.replyTime}.
              </p>
            </div>
          </div>
        )}
      </div>
    </Section>
  );
}
