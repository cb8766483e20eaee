import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/business/site';
import { contactHref } from '@/lib/contact/contact-href';
import { routes } from '@/lib/routes';

export function NextStep() {
  return (
    <Section
      id="volgende-stap"
      isCompact
      title="Kies model, maat en kleur"
      intro={`Of leg uw vraag voor: u krijgt ${site.replyTime} antwoord.`}
      tone="accent"
    >
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={routes.configurator} variant="inverse">
          Stel uw kiosk samen
        </ButtonLink>
        <ButtonLink href={contactHref('advies-kiosken')} variant="inverse">
          Vraag advies
        </ButtonLink>
        <ButtonLink href={routes.buying} variant="inverse">
          Kopen, leasen en plaatsen
        </ButtonLink>
      </div>
    </Section>
  );
}
