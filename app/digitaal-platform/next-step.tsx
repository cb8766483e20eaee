import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { contactHref } from '@/lib/contact/contact-href';
import { site } from '@/lib/site';

export function NextStep() {
  return (
    <Section
      id="volgende-stap"
      title="Begin met één dienst"
      tone="ink"
      isCompact
      intro={`Noem de dienst en stuur twee vragen mee die uw klanten vaak stellen. In de demo ziet u het antwoord. Een offerte blijft ${site.offerValidDays}\u00a0dagen geldig.`}
    >
      <ButtonLink href={contactHref('demo-platform')} variant="inverse">
        Plan een demo
      </ButtonLink>
    </Section>
  );
}
