import { TextLink } from '@/components/ui/text-link';
import { site } from '@/lib/business/site';
import { contactHref } from '@/lib/contact/contact-href';

export function ReportBarrier() {
  return (
    <>
      <h2 id="melden">Meld een drempel</h2>
      <p>
        Laat het ons weten als er iets niet lukt. Vermeld de pagina, wat u wilde doen en welke
        hulpmiddelen u gebruikt. U krijgt {site.replyTime} antwoord. Wij zeggen dan wat wij eraan
        doen en geven u de informatie intussen op een andere manier.
      </p>
      <ul>
        <li>
          Telefoon: <TextLink href={site.phone.office.href}>{site.phone.office.label}</TextLink>,{' '}
          {site.openingHours.days}, {site.openingHours.hours}
        </li>
        <li>
          E-mail: <TextLink href={`mailto:${site.email.info}`}>{site.email.info}</TextLink>
        </li>
        <li>
          <TextLink href={contactHref('toegankelijkheid')}>
            Contactformulier over toegankelijkheid
          </TextLink>
        </li>
      </ul>
      <p>
        Bent u niet tevreden met ons antwoord, mail dan nog eens met ‘klacht’ in het onderwerp. Een
        ander dan de eerste behandelaar leest uw bericht. Daarna kunt u naar het College voor de
        Rechten van de Mens.
      </p>
    </>
  );
}
