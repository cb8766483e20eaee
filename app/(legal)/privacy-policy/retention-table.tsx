import { dealerRegistrationMonths } from '@/lib/business/site';
import { storageKeys } from '@/lib/platform/browser/storage';
import { LegalTable } from '../legal-table';

const rows = [
  ['Bericht via het contactformulier', 'Ten hoogste 12\u00a0maanden na ontvangst'],
  ['Telling van berichten per afzender', '1\u00a0uur'],
  ['E-mail en telefoonnotitie', 'Ten hoogste 12\u00a0maanden na het laatste contact'],
  ['Tekstverslag van de AI-assistent', '30\u00a0dagen na het gesprek'],
  ['Samenvatting van de AI-assistent', 'Ten hoogste 12\u00a0maanden na het laatste contact'],
  [
    'Aanmelding als dealer',
    `Tot ${dealerRegistrationMonths}\u00a0maanden, als er geen overeenkomst volgt`,
  ],
  [
    'Deelname aan de verloting',
    'Tot 1\u00a0maand na de trekking; van de winnaar tot de prijs is geleverd',
  ],
  [
    'Storing of supportvraag',
    'Zolang de garantie of overeenkomst loopt, en daarna 12\u00a0maanden',
  ],
  ['Facturen en administratie, ook van de prijs', '7\u00a0jaar, omdat de belastingwet dat eist'],
  ['Serverlogs', '30\u00a0dagen'],
  [
    `Uw keuze voor kaart of agenda (${storageKeys.choices.name})`,
    '6\u00a0maanden, alleen op uw eigen apparaat en alleen als u daarom vraagt',
  ],
  [
    `Uw project met kiosken (${storageKeys.project.name})`,
    'Tot u het leegmaakt of wist, alleen op uw eigen apparaat',
  ],
  [
    `Uw eigen beeld op de kiosken (${storageKeys.picture.name})`,
    'Tot u het verwijdert of het tabblad sluit, alleen op uw eigen apparaat; wij ontvangen het niet',
  ],
  [
    `Een bericht dat u nog niet heeft verzonden (${storageKeys.drafts.name})`,
    'Tot u het verzendt of het tabblad sluit, alleen op uw eigen apparaat',
  ],
] as const;

export function RetentionTable() {
  return (
    <LegalTable
      caption="Bewaartermijn per soort gegevens"
      columns={['Gegevens', 'Bewaartermijn']}
      rows={rows}
    />
  );
}
