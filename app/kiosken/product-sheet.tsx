import { BulletList } from '@/components/ui/bullet-list';
import { ButtonLink } from '@/components/ui/button-link';
import { SidewaysScroll } from '@/components/ui/sideways-scroll';
import { formatQuantity } from '@/lib/products/format';
import { type Product, priceNote } from '@/lib/products/products';
import { specRows } from '@/lib/products/spec-rows';
import { screenSizes } from '@/lib/products/specs';
import { contactHref, routes } from '@/lib/routes';

/** Everything we state about one product: what it is, its figures in both sizes and what to do next. */
export function ProductSheet({ product }: { product: Product }) {
  const { id, name, description, usedFor } = product;
  return (
    <div className="space-y-8">
      <p className="max-w-measure text-lead">{description}</p>
      <SpecTable product={product} />
      <div>
        <h4 className="mb-3 text-subtitle">Gebruikt voor</h4>
        <BulletList items={usedFor} />
      </div>
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={contactHref(`advies-${id}`)}>Vraag advies over {name}</ButtonLink>
        <ButtonLink href={routes.configurator} variant="secondary">
          Stel {name} samen
        </ButtonLink>
      </div>
    </div>
  );
}

function SpecTable({ product }: { product: Product }) {
  const { name } = product;
  return (
    <SidewaysScroll label={`Gegevens van ${name}`}>
      <table className="w-full border-collapse text-left align-top tabular-nums max-sm:text-sm">
        <caption className="pb-3 text-left text-sm text-steel">
          Gegevens van {name}. {priceNote}
        </caption>
        <thead>
          <tr className="border-ink border-b">
            <td className="w-2/5" />
            {screenSizes.map((size) => (
              <th key={size} scope="col" className="py-2 pr-3">
                {formatQuantity(size, 'inch')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {specRows(product).map(({ label, value }) => (
            <tr key={label} className="border-line border-b">
              <RowHeading>{label}</RowHeading>
              {typeof value === 'string' ? (
                <td colSpan={screenSizes.length} className="py-2 pr-3">
                  {value}
                </td>
              ) : (
                screenSizes.map((size) => (
                  <td key={size} className="py-2 pr-3">
                    {value[size]}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </SidewaysScroll>
  );
}

function RowHeading({ children }: { children: string }) {
  return (
    <th scope="row" className="py-2 pr-3 font-normal text-steel">
      {children}
    </th>
  );
}
