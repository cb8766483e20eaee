import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { contactHref } from '@/lib/contact/contact-href';
import { site } from '@/lib/site';

export function Demo() {
  return (
    <Section
      id="demo"
      title="Zie uw eigen inhoud op een scherm"
      intro="Neem een logo, een foto en de boodschap van deze week mee. Wij plannen samen één dag en u ziet die in versneld tempo voorbijkomen."
      tone="mist"
    >
      <ButtonLink href={contactHref('demo-narrowcasting')}>Plan een demo</ButtonLink>
      <p className="mt-6 text-steel">
        U krijgt {site.replyTime} antwoord met een voorstel voor dag en tijd.
      </p>
    </Section>
  );
}
