import { site } from '@/lib/business/site';
import { MONTHS_REMEMBERED } from '@/lib/platform/browser/embed-consent';
import { PLAYER_COPY } from '@/lib/platform/browser/player-copy';
import { type Kept, storageKeys } from '@/lib/platform/browser/storage';
import { LegalTable } from '../legal-table';

const storageNames = {
  localStorage: 'Lokale opslag (localStorage)',
  sessionStorage: 'Tijdelijke opslag (sessionStorage)',
} as const;

const purposes: Record<Kept, { purpose: string; period: string; reason: string }> = {
  choices: {
    purpose: 'Onthouden dat u de kaart of de agenda meteen wilt zien',
    period: `${MONTHS_REMEMBERED}\u00a0maanden; daarna is de keuze verlopen en vragen wij het opnieuw`,
    reason: 'alleen op uw verzoek',
  },
  colour: {
    purpose: 'De website tonen met de RAL-kleur die u voor de kiosken koos',
    period: 'Tot u het tabblad sluit of weer RAL\u00a07016 kiest',
    reason: 'alleen na uw keuze',
  },
  composition: {
    purpose: 'De kiosk die u samenstelde opnieuw tonen als u in de configurator terugkomt',
    period: 'Tot u het tabblad sluit',
    reason: 'alleen als u in de configurator iets kiest of hem met een keuze opent',
  },
  film: {
    purpose: 'De film op de startpagina stil laten staan',
    period: 'Tot u de film weer afspeelt of wist wat wij bewaren',
    reason: 'alleen nadat u de film pauzeert',
  },
  picture: {
    purpose: 'Uw eigen beeld op de schermen van de kiosken tonen',
    period: 'Tot u het beeld verwijdert of het tabblad sluit; het verlaat uw browser niet',
    reason: 'alleen nadat u een beeld kiest',
  },
  project: {
    purpose: 'Uw project met kiosken bewaren, en in de kop tonen hoeveel het er zijn',
    period: 'Tot u het project leegmaakt of wist wat wij bewaren',
    reason: 'alleen als u een kiosk in een project zet of een project bewaart',
  },
  changedHere: {
    purpose: 'Voorkomen dat een ouder tabblad terugdraait wat u elders aan uw project wijzigde',
    period: 'Tot u het tabblad sluit of het project leegmaakt',
    reason: 'alleen als u een project bewaart of wijzigt',
  },
  screen: {
    purpose: 'Onthouden hoe groot een bankpas op uw scherm is, voor tekeningen op ware grootte',
    period: 'Tot u wist wat wij bewaren',
    reason: 'alleen nadat u de schuif daarvoor verplaatst',
  },
  drafts: {
    purpose: 'Uw bericht teruggeven als u de pagina opnieuw laadt of terugkomt',
    period: 'Tot het bericht is verzonden of u het tabblad sluit',
    reason:
      'alleen als u in het contactformulier typt, bij Support een stap afvinkt of een keuze of samenstelling meeneemt',
  },
};

/** On one line of its narrow column. */
const owner = site.legalName.split(' ').join('\u00a0');

const playerCopy = [
  PLAYER_COPY,
  owner,
  'De speler van een voorbeelddag ook zonder internet starten',
  'Tot u hem hier of in uw browser wist',
  'Kopie van de pagina en haar bestanden (Cache Storage), bijgehouden door een service worker, alleen als u de speler opent',
] as const;

export function KeptTable() {
  return (
    <LegalTable
      caption="Alles wat deze website in uw browser kan bewaren"
      columns={['Naam', 'Van wie', 'Doel', 'Bewaartermijn', 'Soort']}
      rows={[
        ...Object.entries(storageKeys).map(([kept, { name, storage }]) => {
          const { purpose, period, reason } = purposes[kept as Kept];
          const kind = `${storageNames[storage]}, ${reason}`;
          return [name, owner, purpose, period, kind] as const;
        }),
        playerCopy,
      ]}
    />
  );
}
