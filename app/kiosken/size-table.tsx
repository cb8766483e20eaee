import { Section } from '@/components/ui/section';
import { SidewaysScroll } from '@/components/ui/sideways-scroll';
import { TextLink } from '@/components/ui/text-link';
import { formatDimensions, formatPrice, formatQuantity } from '@/lib/products/format';
import { priceNote, products } from '@/lib/products/products';
import { screenSizes } from '@/lib/products/specs';

const cell = 'py-2 pr-6 whitespace-nowrap';

export function SizeTable() {
  return (
    <Section id="maten" title="Maten en richtprijzen naast elkaar">
      <SidewaysScroll label="Maten en richtprijzen">
        <table className="w-full text-left tabular-nums">
          <caption className="pb-4 text-left text-steel">
            Zeven modellen in 43 en 55&nbsp;inch. {priceNote} Levertijd in een standaardkleur.
          </caption>
          <thead>
            <tr className="border-ink border-b">
              <th scope="col" className={cell}>
                Model
              </th>
              <th scope="col" className={cell}>
                Scherm
              </th>
              <th scope="col" className={cell}>
                Hoogte × breedte × diepte
              </th>
              <th scope="col" className={`${cell} text-right`}>
                Gewicht
              </th>
              <th scope="col" className={`${cell} text-right`}>
                Vermogen
              </th>
              <th scope="col" className={`${cell} text-right`}>
                Levertijd
              </th>
              <th scope="col" className="py-2 text-right whitespace-nowrap">
                Vanaf, excl. btw
              </th>
            </tr>
          </thead>
          {products.map(({ id, name, sizes, deliveryWeeks }) => (
            <tbody key={id} className="border-line border-b">
              {screenSizes.map((size, index) => (
                <tr key={size}>
                  {index === 0 && (
                    <th
                      scope="rowgroup"
                      rowSpan={screenSizes.length}
                      className={`${cell} align-top`}
                    >
                      <TextLink href={`#${id}`}>{name}</TextLink>
                    </th>
                  )}
                  <td className={cell}>{formatQuantity(size, 'inch')}</td>
                  <td className={cell}>{formatDimensions(sizes[size].dimensions)}</td>
                  <td className={`${cell} text-right`}>
                    {formatQuantity(sizes[size].weightKg, 'kg')}
                  </td>
                  <td className={`${cell} text-right`}>
                    {formatQuantity(sizes[size].powerWatt, 'W')}
                  </td>
                  <td className={`${cell} text-right`}>
                    {formatQuantity(deliveryWeeks.standard, 'weken')}
                  </td>
                  <td className="py-2 text-right font-semibold whitespace-nowrap">
                    {formatPrice(sizes[size].priceFrom)}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </SidewaysScroll>
    </Section>
  );
}
