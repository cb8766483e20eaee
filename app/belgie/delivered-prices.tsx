import { PriceTable } from '@/components/ui/price-table';
import { TextLink } from '@/components/ui/text-link';
import { standardComposition } from '@/lib/business/configurator/composition';
import { installationPrice, transportPrice } from '@/lib/business/content/service-rates';
import { formatPrice, formatQuantity } from '@/lib/business/products/format';
import { products } from '@/lib/business/products/products';
import { screenSizes } from '@/lib/business/products/specs';
import { emptyProject, toLine } from '@/lib/business/project/project';
import { sumOf } from '@/lib/business/project/sum';
import { productHref, routes } from '@/lib/routes';
import { Chapter } from './chapter';

const models = products.map(({ id, name }) => ({
  id,
  name,
  prices: screenSizes.map((size) => {
    const line = toLine({ ...standardComposition(id), size });
    return { size, ...sumOf({ ...emptyProject, country: 'be', lines: [line] }) };
  }),
}));

/** One kiosk of each model on one address in Belgium. */
export function DeliveredPrices() {
  return (
    <Chapter id="prijzen" title="Wat een kiosk in België op zijn plek kost" tone="surface" isMain>
      <PriceTable
        id="prijzen-uitleg"
        label="Tabel met de prijs van elke kiosk, geplaatst in België"
        caption={`Richtprijzen van één kiosk op één adres, met ${formatPrice(transportPrice.belgium)} transport en ${formatPrice(installationPrice.first)} installatie. Excl.\u00a0btw, software en de bijdrage voor Recupel.`}
      >
        <thead>
          <tr>
            <th scope="col">Model</th>
            {screenSizes.map((size) => (
              <th key={size} scope="col" className="text-right">
                {formatQuantity(size, 'inch')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {models.map(({ id, name, prices }) => (
            <tr key={id}>
              <th scope="row">
                <TextLink href={productHref(id)}>{name}</TextLink>
              </th>
              {prices.map(({ size, purchase, once }) => (
                <td key={size} className="text-right">
                  <b className="block text-subtitle">{formatPrice(once)}</b>{' '}
                  <span className="whitespace-nowrap text-sm text-steel">
                    kiosk {formatPrice(purchase)}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PriceTable>
      <p className="mt-6 max-w-measure">
        Opties, lease en de korting vanaf drie kiosken zijn gelijk aan die in Nederland:{' '}
        <TextLink href={routes.buying}>alle prijzen</TextLink>.
      </p>
    </Chapter>
  );
}
