import { ScrollArea } from '@/components/ui/scroll-area';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { formatPrice, formatQuantity } from '@/lib/business/products/format';
import { formatDimensions, formatTiltedHeight } from '@/lib/business/products/format-specs';
import { products } from '@/lib/business/products/products';
import { screenSizes } from '@/lib/business/products/specs';
import { productHref } from '@/lib/routes';
import { BySize, bothInPrint, onlyFor } from './by-size';
import styles from './size-table.module.css';

/** Dimensions and guide prices at the chosen size; print shows both sizes. */
export function SizeTable() {
  return (
    <Section id="maten" isCompact title="Maten en richtprijzen" heading="quiet" tone="surface">
      <ScrollArea label="Tabel van alle modellen">
        <table className={`${styles.table} ${styles.narrow}`}>
          <caption className="sr-only">
            Zeven modellen van <BySize>{(size) => formatQuantity(size, 'inch')}</BySize>
          </caption>
          <thead>
            <tr>
              <th scope="col">Model</th>
              <th scope="col">Scherm</th>
              <th scope="col">Vanaf, excl.&nbsp;btw</th>
              <th scope="col">Hoogte × breedte × diepte</th>
              <th scope="col">Gewicht</th>
              <th scope="col">Vermogen</th>
              <th scope="col">Levertijd</th>
            </tr>
          </thead>
          <tbody className={bothInPrint}>
            {products.flatMap(({ id, name, sizes, tableTop, deliveryWeeks }) =>
              screenSizes.map((size) => (
                <tr key={`${id} ${size}`} className={onlyFor[size]}>
                  <th scope="row">
                    <TextLink href={productHref(id)}>{name}</TextLink>
                  </th>
                  <td>{formatQuantity(size, 'inch')}</td>
                  <td className="font-semibold">{formatPrice(sizes[size].priceFrom)}</td>
                  <td>
                    <span className="block">{formatDimensions(sizes[size].dimensions)}</span>
                    {tableTop && <span className="block">{formatTiltedHeight(id, size)}</span>}
                  </td>
                  <td>{formatQuantity(sizes[size].weightKg, 'kg')}</td>
                  <td>{formatQuantity(sizes[size].powerWatt, 'W')}</td>
                  <td>{formatQuantity(deliveryWeeks.standard, 'weken')}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </ScrollArea>
    </Section>
  );
}
