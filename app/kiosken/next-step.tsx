import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { contactHref } from '@/lib/contact/contact-href';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export function NextStep() {
  return (
    <Section
      id="volgende-stap"
      title="Kies model, maat en kleur"
      intro={`In de configurator stelt u uw kiosk samen. Liever overleggen? U krijgt ${site.replyTime} antwoord op uw bericht.`}
      tone="ink"
    >
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={routes.configurator} variant="inverse">
          Stel uw kiosk samen
        </ButtonLink>
        <ButtonLink href={contactHref('advies-kiosken')} variant="inverse">
          Vraag advies
        </ButtonLink>
      </div>
    </Section>
  );
}
