import { SpecList } from '@/components/ui/spec-list';
import { Chapter } from './chapter';

/** Law: WBTW, articles 14 and 51 § 2, 5°: a delivery with installation is taxed in Belgium, by whoever files periodic returns there. */
const facts = [
  {
    label: 'U dient periodieke btw-aangiften in',
    value:
      'Wij verleggen de btw naar u. Op onze factuur staat geen btw; u geeft die zelf aan. Zet uw btw-nummer in de aanvraag.',
  },
  {
    label: 'U dient die niet in',
    value:
      'Dan betaalt u Belgische btw, want wij plaatsen de kiosk in België. Dat geldt voor veel scholen, ziekenhuizen en kleine ondernemingen, ook met een btw-nummer. Het bedrag staat in de offerte.',
  },
  {
    label: 'U weet het niet zeker',
    value: 'Vraag het uw boekhouder, of ons. Wij controleren het voordat u bestelt.',
  },
];

export function Taxes() {
  return (
    <Chapter id="btw" title="Btw: verlegd of op de factuur">
      <SpecList specs={facts} />
    </Chapter>
  );
}
