import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { contactHref } from '@/lib/contact/contact-href';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export function NextSteps() {
  return (
    <Section
      id="verder"
      title="Uw vraag stond er niet bij?"
      intro={<>Bel, mail of stuur een bericht. Wij antwoorden {site.replyTime}.</>}
      tone="mist"
    >
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={contactHref('vakdagen')}>Stel uw vraag</ButtonLink>
        <ButtonLink href={routes.blog} variant="secondary">
          Lees verder in het blog
        </ButtonLink>
      </div>
    </Section>
  );
}
