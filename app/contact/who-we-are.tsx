import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { contactHref } from '@/lib/contact/contact-href';

export function WhoWeAre() {
  return (
    <Section id="wie-wij-zijn" title="Wie wij zijn" tone="surface">
      <div className="grid gap-10 md:grid-cols-2">
        <p className="max-w-measure text-lead">
          Zuilwerk bouwt stalen kiosken, maakt de software die de schermen vult en levert het
          platform dat vragen beantwoordt. Ontwerp, plaatsing en beheer liggen bij dezelfde mensen.
          U weet vooraf hoe groot een kiosk is, hoe helder het scherm is en wat hij kost.
        </p>
        <div>
          <h3 className="text-subtitle">Showroom op afspraak</h3>
          <p className="mt-2 mb-6 max-w-measure">
            In onze showroom aan de Beeldkade staan de zeven modellen werkend opgesteld. U komt
            langs tijdens kantooruren, met een voorbeeld van uw eigen inhoud; wij zetten het op het
            scherm. Liever op afstand? Wij tonen de software in een videogesprek van
            30&nbsp;minuten.
          </p>
          <ButtonLink href={contactHref('demo-showroom')}>Plan een demo</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
