import { detailFields, detailLabels } from '@/lib/contact/details';
import { joinList } from '@/lib/platform/text/join-list';
import { LegalTable } from '../legal-table';

const optionalFields = joinList(detailFields.map((name) => detailLabels[name].toLowerCase()));

const rows = [
  [
    'Contactformulier',
    `Naam, e-mailadres, onderwerp en bericht, en als u dat invult uw ${optionalFields}; daarnaast een sleutel, het tijdstip van ontvangst en of dezelfde afzender kort daarvoor meer stuurde`,
    'Uw vraag beantwoorden en dubbele berichten voorkomen',
    'Stappen vóór een overeenkomst op uw verzoek (b) of ons gerechtvaardigd belang om u te antwoorden (f)',
  ],
  [
    'Berichten tellen per afzender',
    'Een onherkenbaar gemaakte code van IP-adres, browsertype en taal, alleen als u een bericht verstuurt',
    'Een stortvloed van berichten tegenhouden',
    'Ons gerechtvaardigd belang om bereikbaar te blijven (f)',
  ],
  [
    'E-mail',
    'Naam, e-mailadres en de inhoud van uw bericht',
    'Uw vraag beantwoorden',
    'Stappen vóór een overeenkomst op uw verzoek (b) of ons gerechtvaardigd belang om u te antwoorden (f)',
  ],
  [
    'Telefoon',
    'Naam, telefoonnummer en een notitie van het gesprek',
    'Uw vraag beantwoorden of u terugbellen',
    'Stappen vóór een overeenkomst op uw verzoek (b) of ons gerechtvaardigd belang om u te antwoorden (f)',
  ],
  [
    'AI-assistent aan de telefoon',
    'Telefoonnummer, tekstverslag en samenvatting van het gesprek',
    'Bereikbaar zijn buiten kantooruren en uw vraag doorgeven',
    'Ons gerechtvaardigd belang om dag en nacht bereikbaar te zijn (f)',
  ],
  [
    'Aanmelding als dealer',
    'Naam, bedrijf, e-mailadres, telefoonnummer, gekozen tijdstip en uw toelichting',
    'Een gesprek plannen en de samenwerking beoordelen',
    'Stappen vóór een overeenkomst op uw verzoek (b)',
  ],
  [
    'Verloting onder aangemelde bedrijven',
    'Naam, bedrijf en e-mailadres; van de winnaar ook het afleveradres',
    'De trekking houden, de winnaar laten weten dat hij heeft gewonnen en de prijs afleveren',
    'Uitvoering van de actievoorwaarden (b) en onze fiscale plicht (c)',
  ],
  [
    'Storing of supportvraag',
    'Naam, contactgegevens, locatie, model, serienummer en foto’s die u meestuurt',
    'De storing verhelpen en de garantie uitvoeren',
    'Uitvoering van de overeenkomst (b)',
  ],
  [
    'Offerte, bestelling en factuur',
    'Naam, functie, bedrijfsgegevens, leveradres en betaalgegevens',
    'Leveren, plaatsen, factureren en onze administratie voeren',
    'Uitvoering van de overeenkomst (b) en onze wettelijke plicht (c)',
  ],
  [
    'Serverlogs',
    'Tijdstip, opgevraagd adres en resultaat; onze hostingpartij kan ook het IP-adres, de verwijzende pagina en het browsertype vastleggen',
    'Storingen vinden en misbruik afweren',
    'Ons gerechtvaardigd belang om de website veilig en bereikbaar te houden (f)',
  ],
  [
    'Kaart en agenda',
    'IP-adres en technische gegevens van uw browser, voor de aanbieder',
    'De inhoud tonen die u met uw klik opvraagt',
    'Uw toestemming door die klik (a)',
  ],
  [
    'Video van YouTube of Vimeo in een blogbericht',
    'IP-adres en het adres van deze website, voor de aanbieder',
    'De video tonen die u met uw klik opvraagt',
    'Uw toestemming door die klik (a)',
  ],
  [
    'Kiosk in uw ruimte',
    'Op Android IP-adres en adres van het gekozen model, voor Google, dat het bij ons ophaalt; op een iPhone of iPad blijft alles op uw toestel en bij ons',
    'De kiosk in uw camerabeeld tonen, die u met uw tik opvraagt',
    'Uw toestemming door die tik (a)',
  ],
  [
    'Livechat',
    'IP-adres en wat u in de chat typt, voor de aanbieder en voor ons',
    'Uw vraag beantwoorden',
    'Stappen vóór een overeenkomst op uw verzoek (b) of ons gerechtvaardigd belang om u te antwoorden (f)',
  ],
  [
    'Configurator',
    'IP-adres, de keuze waarmee u hem opent en een dealernummer, voor ons partnerportaal',
    'De configurator tonen die u opent',
    'Ons gerechtvaardigd belang om de gevraagde functie te leveren (f)',
  ],
] as const;

export function ProcessingTable() {
  return (
    <LegalTable
      caption="Gegevens, doel en grondslag per situatie. De letters verwijzen naar artikel&nbsp;6 lid&nbsp;1&nbsp;AVG."
      columns={['Situatie', 'Gegevens', 'Doel', 'Grondslag']}
      rows={rows}
    />
  );
}
