import { bodySize } from '@/lib/business/configurator/body-size';
import type { Composition } from '@/lib/business/configurator/composition';
import { formatWeight } from '@/lib/business/configurator/format-weight';
import { deliveryWeeksOf, priceLines } from '@/lib/business/configurator/price';
import { formatPrice, formatQuantity } from '@/lib/business/products/format';
import { formatDimensions, formatTiltedHeight } from '@/lib/business/products/format-specs';
import { specs } from '@/lib/business/products/specs';
import { findRalColour } from '@/lib/business/ral/ral-classic';
import { joinPhrases } from '@/lib/platform/text/join-phrases';

/** What a composition is made of, and what its place must allow. */
export function modelFacts(composition: Composition): { label: string; value: string }[] {
  const { model, size, colour } = composition;
  const { powerWatt } = specs[model].sizes[size];
  const name = findRalColour(colour)?.name.toLowerCase() ?? '';
  const surcharges = priceLines(composition).slice(1);
  return [
    {
      label: 'Afmetingen (h\u00a0×\u00a0b\u00a0×\u00a0d)',
      value: joinPhrases([formatDimensions(bodySize(composition)), ...tiltedHeight(composition)]),
    },
    { label: 'Gewicht', value: formatWeight(composition) },
    { label: 'Vermogen', value: `${formatQuantity(powerWatt, 'W')} bij gewoon gebruik` },
    { label: 'Kleur', value: `RAL\u00a0${colour} ${name}` },
    ...(surcharges.length > 0
      ? [{ label: 'In de prijs begrepen', value: joinPhrases(surcharges.map(surchargeText)) }]
      : []),
    { label: 'Levertijd', value: formatQuantity(deliveryWeeksOf(composition), 'weken') },
  ];
}

function tiltedHeight({ model, size, mount }: Composition): string[] {
  const height = formatTiltedHeight(model, size);
  return height && mount === 'tafel-gekanteld' ? [height] : [];
}

function surchargeText({ label, amount }: { label: string; amount: number }): string {
  return `${label} (${formatPrice(amount)})`;
}
