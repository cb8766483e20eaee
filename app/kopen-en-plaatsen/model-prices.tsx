import { PriceTable } from '@/components/ui/price-table';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { leaseMonths, leasePerMonth, leaseYearlyRate } from '@/lib/business/content/service-rates';
import { formatPrice, formatQuantity } from '@/lib/business/products/format';
import { products } from '@/lib/business/products/products';
import { screenSizes } from '@/lib/business/products/specs';
import { formatNumber } from '@/lib/platform/text/format-number';
import { productHref } from '@/lib/routes';

/** The price and the lease of every model. */
export function ModelPrices() {
  return (
    <Section id="prijzen" isCompact title="Prijzen van de kiosken" tone="surface">
      <PriceTable
        id="prijzen-uitleg"
        label="Tabel met de prijs van elke kiosk"
        caption={`Richtprijzen excl.\u00a0btw, transport, plaatsing en software. Lease loopt ${formatQuantity(leaseMonths, 'maanden')}; de jaarrente is ongeveer ${formatNumber(leaseYearlyRate, 1)}\u00a0procent. Energieklasse (A tot G): die van het gekozen scherm; de Clearvision heeft geen label.`}
      >
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">Scherm</th>
            <th scope="col">Koop</th>
            <th scope="col">Lease per maand</th>
            <th scope="col">Levertijd</th>
          </tr>
        </thead>
        <tbody>
          {products.flatMap(({ id, name, sizes, deliveryWeeks }) =>
            screenSizes.map((size) => (
              <tr key={`${id} ${size}`} id={`prijs-${id}-${size}`}>
                <th scope="row">
                  <TextLink href={productHref(id)}>{name}</TextLink>
                </th>
                <td>{formatQuantity(size, 'inch')}</td>
                <td className="font-semibold">{formatPrice(sizes[size].priceFrom)}</td>
                <td>{formatPrice(leasePerMonth(sizes[size].priceFrom))}</td>
                <td>{formatQuantity(deliveryWeeks.standard, 'weken')}</td>
              </tr>
            )),
          )}
        </tbody>
      </PriceTable>
    </Section>
  );
}
