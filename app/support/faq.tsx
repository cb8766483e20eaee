import { Disclosure } from '@/components/ui/disclosure';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { contactHref } from '@/lib/routes';
import { site } from '@/lib/site';
import { topics } from './topics';

export function Faq() {
  return (
    <Section {...topics.faqs}>
      <div className="max-w-4xl border-line border-t">
        <Disclosure summary="Hoe meld ik een storing?">
          <p>
            Bel <TextLink href={site.phone.office.href}>{site.phone.office.label}</TextLink> of
            stuur een <TextLink href={contactHref('Storing melden')}>storingsmelding</TextLink>.
            Noem de locatie, het model, het serienummer en het begin van de storing. Stuur zo
            mogelijk een foto mee per e-mail.
          </p>
          <p>
            Op e-mail antwoorden wij {site.replyTime}. Is het dringend en is het kantoor gesloten?
            De virtuele assistent, een AI-dienst, noteert uw melding en plant een terugbelafspraak:{' '}
            <TextLink href={site.phone.assistant.href}>{site.phone.assistant.label}</TextLink>.
          </p>
        </Disclosure>
        <Disclosure summary="Welke garantie krijg ik?">
          <p>
            U krijgt {site.warranty.hardware} garantie op de hardware en{' '}
            {site.warranty.softwareSupport} softwareondersteuning. Beide gaan in op de leverdatum.
          </p>
          <p>
            Schade door vandalisme, vocht of eigen aanpassingen valt erbuiten. Lees de{' '}
            <TextLink href={`#${topics.warranty.id}`}>voorwaarden bij Garantie</TextLink>.
          </p>
        </Disclosure>
        <Disclosure summary="Hoe vaak komen er updates?">
          <p>
            Elke maand. De update loopt ’s nachts; het scherm houdt zijn laatste afspeellijst. Wat
            er verandert, leest u in een e-mail.
          </p>
          <p>Een beveiligingsupdate wacht niet op de maandelijkse ronde en komt eerder.</p>
        </Disclosure>
        <Disclosure summary="Waar vind ik de handleiding?">
          <p>
            U ontvangt de handleiding bij de levering. De QR-code achter de servicedeur wijst u ook
            de weg.
          </p>
          <p>
            Kwijt? <TextLink href={`#${topics.manuals.id}`}>Vraag de handleiding aan</TextLink> en
            noem het serienummer. U ontvangt haar per e-mail.
          </p>
        </Disclosure>
      </div>
    </Section>
  );
}
