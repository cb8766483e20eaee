export type ServiceId =
  | 'digitaal-visitekaartje'
  | 'ai-chat'
  | 'ai-telefoon'
  | 'ai-social'
  | 'slimme-websites';

export type Service = {
  /** Id, which is also the anchor on the page. */
  id: ServiceId;
  name: string;
  idea: string;
  /** Indication in euro, excluding VAT. */
  price: { amount: number; period: string };
  /** What the price per month covers; absent where it is paid per piece. */
  includes?: string;
  /** Disclosure of the use of AI. */
  aiLabel?: string;
  does: readonly string[];
  doesNot: readonly string[];
  needs: readonly string[];
};

export const services: readonly Service[] = [
  {
    id: 'digitaal-visitekaartje',
    name: 'Digitaal visitekaartje',
    idea: 'Eén kaartje per medewerker, gedeeld met een QR-code of een tik tegen de telefoon.',
    price: { amount: 4, period: 'per kaartje per jaar' },
    does: [
      'Opent via QR of NFC een pagina met contactgegevens.',
      'Zet die gegevens met één tik in de contacten van de ontvanger.',
      'Laat u de gegevens op één plek wijzigen, ook als een medewerker vertrekt.',
    ],
    doesNot: [
      'Volgt niet wie het kaartje scant; u ziet alleen totalen.',
      'Vraagt de ontvanger niet om een app te installeren.',
    ],
    needs: ['Naam en functie per medewerker.', 'Een foto, als u die wilt tonen.'],
  },
  {
    id: 'ai-chat',
    name: 'AI-chat',
    idea: 'Antwoordt uit uw eigen documenten, met de bron erbij.',
    price: { amount: 79, period: 'per maand' },
    includes: 'één website en 1.000\u00a0gesprekken',
    aiLabel: 'AI-dienst: bezoekers lezen direct dat zij met een AI-assistent chatten.',
    does: [
      'Beantwoordt vragen op uw website op basis van documenten die u kiest.',
      'Vermeldt de bron, zodat de bezoeker het antwoord kan nalezen.',
      'Draagt het gesprek over aan een medewerker, met de hele tekst erbij.',
    ],
    doesNot: [
      'Geeft volgens de instellingen alleen prijzen uit uw documenten.',
      'Mag namens u niets toezeggen.',
      'Verwijst naar een medewerker als een bron ontbreekt.',
      'Is niet onfeilbaar: een antwoord kan onjuist of onvolledig zijn.',
    ],
    needs: [
      'Documenten waaruit de chat mag antwoorden.',
      'Uw openingstijden.',
      'Een contactpersoon die gesprekken overneemt.',
    ],
  },
  {
    id: 'ai-telefoon',
    name: 'AI-telefoon',
    idea: 'Neemt op als niemand kan opnemen en stuurt u een samenvatting van het gesprek.',
    price: { amount: 99, period: 'per maand' },
    includes: 'één telefoonnummer en 300\u00a0gespreksminuten',
    aiLabel:
      'AI-dienst: bellers horen direct dat zij met een AI-assistent spreken. Van het gesprek wordt een tekstverslag gemaakt.',
    does: [
      'Neemt op buiten openingstijden of als alle lijnen bezet zijn.',
      'Vraagt naar naam en reden van het gesprek.',
      'Boekt een afspraak of stuurt u de samenvatting.',
      'Plant een terugbelafspraak in voor wie een medewerker wil spreken.',
    ],
    doesNot: [
      'Belt niemand op om iets te verkopen.',
      'Doet zich niet voor als medewerker: elk gesprek begint met de melding dat het AI is.',
      'Is niet onfeilbaar: lees de samenvatting na voordat u iets toezegt.',
    ],
    needs: [
      'Doorschakeling van uw telefoonnummer.',
      'Een lijst met vragen die bellers vaak stellen.',
    ],
  },
  {
    id: 'ai-social',
    name: 'AI-social',
    idea: 'Maakt van uw nieuws een voorstel; u beslist of het verschijnt.',
    price: { amount: 69, period: 'per maand' },
    includes: '12\u00a0voorstellen voor berichten',
    aiLabel:
      'AI-dienst: elk voorstel is door AI geschreven en als voorstel herkenbaar. AI-beelden zijn als zodanig gemarkeerd.',
    does: [
      'Schrijft voorstellen in uw huisstijl, op basis van uw nieuws.',
      'Plant een bericht in zodra u het heeft goedgekeurd.',
    ],
    doesNot: [
      'Publiceert niets zonder uw goedkeuring.',
      'Gebruikt geen AI-beeld zonder markering.',
    ],
    needs: [
      'Uw huisstijlgids.',
      'Voorbeelden van berichten die bij uw organisatie passen.',
      'Een collega die voorstellen goedkeurt.',
    ],
  },
  {
    id: 'slimme-websites',
    name: 'Slimme websites',
    idea: 'Een snelle website die haar inhoud deelt met uw schermen.',
    price: { amount: 149, period: 'per maand' },
    includes: 'één website tot 30\u00a0pagina’s, met hosting',
    does: [
      'Opent snel, ook op een telefoon.',
      'Zet ingevulde formulieren in uw CRM.',
      'Deelt teksten en beelden met uw schermen, zonder dubbel invoeren.',
    ],
    doesNot: [
      'Dwingt u niet om een websitebouwer te leren bedienen.',
      'Neemt uw domeinnaam niet over; die blijft van u.',
    ],
    needs: ['Teksten en beelden.', 'Een domeinnaam.'],
  },
];
