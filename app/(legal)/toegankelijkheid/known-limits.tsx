import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export function KnownLimits() {
  return (
    <>
      <h2 id="grenzen">Welke grenzen wij kennen</h2>
      <ul>
        <li>
          <strong>Inhoud van anderen:</strong> de kaart, de agenda, de livechat en video’s in het
          blog kunnen van een andere partij zijn. Hoe toegankelijk die zijn, bepalen wij niet. Het
          adres staat daarom ook in tekst op <TextLink href={routes.contact}>Contact</TextLink>. Een
          afspraak maakt u ook per telefoon of e-mail.
        </li>
        <li>
          <strong>Films:</strong> onze eigen films hebben geen geluid en geen gesproken
          beschrijving. Wat u in de film op <TextLink href={routes.news}>Nieuws</TextLink> ziet,
          staat daar ook in tekst. De film op de startpagina toont niets wat u moet weten en is te
          pauzeren.
        </li>
        <li>
          <strong>Configurator van het portaal:</strong> als ons partnerportaal is gekoppeld, staat
          op <TextLink href={routes.configurator}>Configurator</TextLink> het scherm van dat
          portaal. Dat testen wij hier niet mee.
        </li>
        <li>
          <strong>Oudere berichten:</strong> een afbeelding in het blog kan een beschrijving missen.
        </li>
        <li>
          <strong>Andere browsers:</strong> in Firefox en Safari draaien deze tests niet.
        </li>
      </ul>
      <p>
        Over de toegankelijkheid van een kiosk zelf, zoals de hoogte van knoppen, gaat deze
        verklaring niet. Vraag ernaar via{' '}
        <TextLink href={`mailto:${site.email.info}`}>{site.email.info}</TextLink>.
      </p>
    </>
  );
}
