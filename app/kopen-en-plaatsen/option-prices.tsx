import { RoomPicture } from '@/components/marketing/room-picture';
import { PriceTable } from '@/components/ui/price-table';
import { Section } from '@/components/ui/section';
import { type Option, optionPrices } from '@/lib/business/configurator/options';
import { sectorOf } from '@/lib/business/content/sectors';
import { formatPrice, formatQuantity } from '@/lib/business/products/format';
import { products } from '@/lib/business/products/products';
import { type ScreenSize, screenSizes } from '@/lib/business/products/specs';
import styles from './option-prices.module.css';

/** What each option of each model costs: three columns, which fit on a phone. */
export function OptionPrices() {
  return (
    <Section id="opties" isCompact title="Meerprijs van de opties">
      <div className={styles.beside}>
        <div>
          <PriceTable
            id="opties-uitleg"
            label="Tabel met de meerprijs van elke optie"
            caption="Per kiosk, excl. btw. Een streepje: bij die maat niet mogelijk."
          >
            <thead>
              <tr>
                <th scope="col">Optie</th>
                {screenSizes.map((size) => (
                  <th key={size} scope="col" className="text-right">
                    {formatQuantity(size, 'inch')}
                  </th>
                ))}
              </tr>
            </thead>
            {products.map(({ id, name }) => (
              <tbody key={id}>
                <tr>
                  <th scope="rowgroup" colSpan={1 + screenSizes.length}>
                    <span className="block pt-4 font-semibold">{name}</span>
                  </th>
                </tr>
                {optionPrices(id).map(({ label, surcharges }) => (
                  <tr key={label}>
                    <th scope="row" className="whitespace-normal">
                      {label}
                    </th>
                    {screenSizes.map((size) => (
                      <td key={size} className="text-right">
                        {amountAt(size, surcharges)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </PriceTable>
        </div>
        <RoomPicture
          picture={sectorOf('restaurants').picture}
          sizes="(min-width: 80rem) 60rem, 1px"
          className={styles.picture}
        />
      </div>
    </Section>
  );
}

function amountAt(size: ScreenSize, surcharges: Option['surcharges']): string {
  const surcharge = surcharges.find((one) => one.size === size);
  return surcharge ? formatPrice(surcharge.amount) : '–';
}
