import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';

export function Status() {
  return (
    <>
      <h2 id="status">Status en norm</h2>
      <p>
        Wij bouwen deze website naar de richtlijnen voor toegankelijkheid WCAG&nbsp;2.2,
        niveau&nbsp;A en AA. De Europese norm EN&nbsp;301&nbsp;549, versie&nbsp;3.2.1, vraagt in
        hoofdstuk&nbsp;9 om WCAG&nbsp;2.1. Versie&nbsp;2.2 bevat dezelfde eisen, op het vervallen
        criterium 4.1.1 na.
      </p>
      <p>
        Wij toetsen zelf; een onafhankelijk onderzoek is er nog niet geweest. Wij kunnen dus niet
        beloven dat de website aan elke richtlijn voldoet. In het model van de overheid, dat van A
        tot en met E loopt, is dat status C: eerste maatregelen genomen.
      </p>
      <p>
        Die status en dit model zijn bedoeld voor overheden. Als bedrijf publiceren wij deze
        verklaring vrijwillig.
      </p>
      <h2 id="waarover">Waar deze verklaring over gaat</h2>
      <p>
        Over alle pagina’s van deze website, ook die met een bericht, het schermvoorbeeld van
        Digital Signage en de pagina’s om te printen. Niet over het partnerportaal, niet over wat
        andere partijen in een venster tonen en niet over het programma waarmee onze redacteuren
        berichten schrijven. Evenmin over de kiosken zelf: hoe toegankelijk een model is, staat bij
        de vragen op zijn <TextLink href={routes.kiosken}>productpagina</TextLink>.
      </p>
    </>
  );
}
