import { formatQuantity } from './format';
import { DEEPEST_REACH, hasTouchOption, operatingArea, reachBand } from './screen';
import { type ProductId, screenSizes, specs } from './specs';

/** A requirement of EN 301 549, and how the kiosk itself meets it; content and app are those of the buyer. */
export type AccessibilityRow = { label: string; value: string };

/** No claim of conformity: the whole of kiosk, app and place decides. Clauses of version 3.2.1. */
export function accessibilityRows(id: ProductId): AccessibilityRow[] {
  const isTouched = screenSizes.some((size) => hasTouchOption(id, size));
  if (!isTouched) {
    return [
      { label: 'Bediening (8.3, 8.4)', value: 'Niet van toepassing: alleen om te lezen' },
      ...shared,
    ];
  }
  return [
    { label: 'Bereik van de knoppen (8.3)', value: reachOf(id) },
    {
      label: 'Eén vinger tegelijk (5.9)',
      value: 'Ja; meer vingers zijn nooit nodig, als uw app dat volgt',
    },
    { label: 'Bediening zonder kracht (8.4)', value: 'Ja: aanraken is genoeg' },
    {
      label: 'Zonder zicht te bedienen (5.1.3)',
      value: 'Nee: geen spraak, hoofdtelefoon of voelbare knoppen',
    },
    {
      label: 'Zonder fijne motoriek (5.5, 5.6)',
      value: 'Deels: u bepaalt hoe groot de knoppen zijn',
    },
    ...shared,
  ];
}

const shared: readonly AccessibilityRow[] = [
  {
    label: 'Tekst, contrast, ondertitels (5.1.4, 7.1, 9)',
    value: 'Hangt af van uw inhoud; de sjablonen laten grote letters toe',
  },
  { label: 'Geluid (5.1.6)', value: 'Geen geluid nodig: alles staat in beeld' },
];

function reachOf(id: ProductId): string {
  if (specs[id].tableTop) {
    return `Deels: langs de rand wel; het blad is dieper dan ${formatQuantity(DEEPEST_REACH, 'mm')}`;
  }
  const [orientation] = specs[id].orientations;
  const areas = screenSizes.flatMap((size) => {
    const area = hasTouchOption(id, size) ? operatingArea(id, size, orientation) : null;
    return area
      ? [`${formatQuantity(size, 'inch')} van ${area.from} tot ${formatQuantity(area.to, 'mm')}`]
      : [];
  });
  return areas.length > 0
    ? `Ja, als uw app de knoppen laag zet: ${areas.join(', ')}`
    : `Nee: het beeld ligt boven ${formatQuantity(reachBand.to, 'mm')}`;
}
