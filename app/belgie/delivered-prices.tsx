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

const rows = products.flatMap(({ id, name }) =>
  screenSizes.map((size) => {
    const line = toLine({ ...standardComposition(id), size });
    const { once, purchase } = sumOf({ ...emptyProject, country: 'be', lines: [line] });
    return { id, name, size, purchase, once };
  }),
);

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
            <th scope="col">Scherm</th>
            <th scope="col">Kiosk</th>
            <th scope="col">Op zijn plek</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, size, purchase, once }) => (
            <tr key={`${id} ${size}`}>
              <th scope="row">
                <TextLink href={productHref(id)}>{name}</TextLink>
              </th>
              <td>{formatQuantity(size, 'inch')}</td>
              <td>{formatPrice(purchase)}</td>
              <td className="font-semibold">{formatPrice(once)}</td>
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
