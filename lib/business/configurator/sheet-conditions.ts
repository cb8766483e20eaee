import { installationPrice, quantityDiscounts, transportPrice } from '../content/service-rates';
import { formatPrice } from '../products/format';
import { softwarePricePerMonth, warranty } from '../site';

/** What comes with a kiosk of any composition, for the printed sheet. Prices exclude VAT. */
export const sheetConditions = [
  {
    label: 'Garantie',
    value: `${warranty.hardware} op hardware, ${warranty.softwareSupport} softwareondersteuning`,
  },
  {
    label: 'Transport',
    value: `${formatPrice(transportPrice.netherlands)} per adres in Nederland, ${formatPrice(transportPrice.belgium)} in België`,
  },
  {
    label: 'Installatie',
    value: `${formatPrice(installationPrice.first)} voor de eerste kiosk, ${formatPrice(installationPrice.next)} voor elke volgende op hetzelfde adres`,
  },
  {
    label: 'Software',
    value: `Vanaf ${formatPrice(softwarePricePerMonth)} per scherm per maand`,
  },
  {
    label: 'Korting op de kiosken',
    value: quantityDiscounts
      .map(({ from, to, percent }) => `${percent}\u00a0% bij ${from} tot en met ${to}`)
      .join(', '),
  },
];
