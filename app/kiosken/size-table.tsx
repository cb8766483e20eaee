import { ScrollArea } from '@/components/ui/scroll-area';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { formatDimensions, formatPrice, formatQuantity } from '@/lib/products/format';
import { priceNote, products } from '@/lib/products/products';
import { screenSizes } from '@/lib/products/specs';
import { productHref } from '@/lib/routes';

/** On the table, since React sends the classes of each cell twice. */
const tableStyle =
  'w-full whitespace-nowrap text-left tabular-nums [&_:is(td,th)]:py-2 [&_:is(td,th):not(:last-child)]:pr-4 sm:[&_:is(td,th):not(:last-child)]:pr-6 [&_[rowspan]]:align-top';

export function SizeTable() {
  return (
    <Section
      id="maten"
      title="Maten en richtprijzen naast elkaar"
      intro={`${priceNote} Levertijd in een standaardkleur.`}
    >
      <ScrollArea label="Maten en richtprijzen">
        <table className={tableStyle}>
          <caption className="sr-only">Zeven modellen in 43 en 55&nbsp;inch</caption>
          <thead>
            <tr className="border-ink border-b">
              <th scope="col">Model</th>
              <th scope="col">Scherm</th>
              <th scope="col">Vanaf</th>
              <th scope="col">Hoogte × breedte × diepte</th>
              <th scope="col">Gewicht</th>
              <th scope="col">Vermogen</th>
              <th scope="col">Levertijd</th>
            </tr>
          </thead>
          {products.map(({ id, name, sizes, deliveryWeeks }) => (
            <tbody key={id} className="border-line border-b">
              {screenSizes.map((size, index) => (
                <tr key={size}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={screenSizes.length}>
                      <TextLink href={productHref(id)}>{name}</TextLink>
                    </th>
                  )}
                  <td>{formatQuantity(size, 'inch')}</td>
                  <td className="font-semibold">{formatPrice(sizes[size].priceFrom)}</td>
                  <td>{formatDimensions(sizes[size].dimensions)}</td>
                  <td>{formatQuantity(sizes[size].weightKg, 'kg')}</td>
                  <td>{formatQuantity(sizes[size].powerWatt, 'W')}</td>
                  <td>{formatQuantity(deliveryWeeks.standard, 'weken')}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollArea>
    </Section>
  );
}
