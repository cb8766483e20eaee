import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { contactHref } from '@/lib/contact/contact-href';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export function NextStep() {
  return (
    <Section
      id="volgende-stap"
      isCompact
      title="Een prijs voor uw plek"
      intro={`U krijgt ${site.replyTime} antwoord. Een offerte blijft ${site.offerValidDays}\u00a0dagen geldig.`}
      tone="accent"
    >
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={contactHref('offerte')} variant="inverse">
          Vraag een offerte aan
        </ButtonLink>
        <ButtonLink href={routes.kiosken} variant="inverse">
          Bekijk de kiosken
        </ButtonLink>
      </div>
    </Section>
  );
}
