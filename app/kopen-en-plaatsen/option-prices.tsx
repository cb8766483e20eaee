import { PriceTable } from '@/components/ui/price-table';
import { Section } from '@/components/ui/section';
import { optionPrices } from '@/lib/business/configurator/options';
import { formatPrice, formatQuantity } from '@/lib/business/products/format';
import { products } from '@/lib/business/products/products';
import { screenSizes } from '@/lib/business/products/specs';

const rows = products.flatMap(({ id, name }) =>
  optionPrices(id).map(({ label, surcharges }) => ({
    id,
    name,
    label,
    amounts: screenSizes.map((size) => surcharges.find((one) => one.size === size)?.amount),
  })),
);

/** What each option of each model costs. */
export function OptionPrices() {
  return (
    <Section id="opties" isCompact title="Meerprijs van de opties">
      <PriceTable
        id="opties-uitleg"
        label="Tabel met de meerprijs van elke optie"
        caption="Per kiosk, excl. btw. Een streepje: bij die maat niet mogelijk."
      >
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">Optie</th>
            {screenSizes.map((size) => (
              <th key={size} scope="col">
                {formatQuantity(size, 'inch')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, label, amounts }) => (
            <tr key={`${id} ${label}`}>
              <th scope="row">{name}</th>
              <td className="min-w-44 whitespace-normal">{label}</td>
              {screenSizes.map((size, index) => (
                <td key={size}>
                  {amounts[index] === undefined ? '–' : formatPrice(amounts[index])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PriceTable>
    </Section>
  );
}
