import { Prose } from '@/components/ui/prose';
import { LegalTable } from '../legal-table';

const rows = [
  [
    'Narrowcastingsoftware',
    'Gebruikers van de beheeromgeving; mensen op uw beelden',
    'Naam, e-mailadres, rol, inlogmomenten; wat u zelf plaatst',
  ],
  [
    'Kiosk met aanmelding of bestelling',
    'Uw bezoekers',
    'Wat zij op het scherm invullen, zoals naam en afspraak',
  ],
  [
    'Digitaal visitekaartje',
    'Uw medewerkers',
    'Naam, functie, contactgegevens, foto als u die wilt; totalen van scans',
  ],
  ['AI-chat', 'Bezoekers van uw website', 'Tekst van het gesprek; IP-adres'],
  ['AI-telefoon', 'Uw bellers', 'Telefoonnummer, naam, tekstverslag, samenvatting'],
  ['AI-social', 'Uw medewerkers', 'Naam, e-mailadres, wie een bericht goedkeurde'],
  ['Slimme websites', 'Bezoekers van uw website', 'Ingevulde formulieren; IP-adres'],
] as const;

/** The annex that article 28 (3) GDPR asks for: subjects and kinds of data. */
export function ProcessingByService() {
  return (
    <section aria-labelledby="per-dienst">
      <Prose>
        <h2 id="per-dienst" className="mt-0">
          Welke gegevens, per dienst
        </h2>
        <LegalTable
          caption="Personen en gegevens per dienst"
          columns={['Dienst', 'Van wie', 'Welke gegevens']}
          rows={rows}
        />
        <p>
          Bijzondere persoonsgegevens, zoals over gezondheid, verwerken wij alleen als de bijlage
          bij uw overeenkomst ze noemt.
        </p>
      </Prose>
    </section>
  );
}
