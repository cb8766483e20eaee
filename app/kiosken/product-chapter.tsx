import { PaintLayers } from '@/components/marketing/paint-layers';
import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import { formatDelivery, formatPrice, formatQuantity } from '@/lib/products/format';
import { type Product, priceNote } from '@/lib/products/products';
import { screenSizes } from '@/lib/products/specs';
import { productHref } from '@/lib/routes';

const SQUARE = { width: 1600, height: 1600 } as const;
const ON_PAGE = '(min-width: 100rem) 47.5rem, (min-width: 48rem) 47vw, 100vw';

export function ProductChapter({ product }: { product: Product }) {
  const { id, name, family, idea, features, sizes, deliveryWeeks, picture } = product;
  const headingId = `${id}-naam`;
  return (
    <article
      id={id}
      aria-labelledby={headingId}
      className="group grid items-center gap-x-12 gap-y-6 pb-14 md:grid-cols-2 md:py-8 lg:gap-x-20 xl:py-0 print:grid-cols-[2fr_3fr] print:break-inside-avoid print:py-4"
    >
      <div className="-mx-bleed relative print:mx-0 md:mr-0 md:group-even:-mr-bleed md:group-even:order-last md:group-even:ml-0">
        <Picture {...picture} {...SQUARE} sizes={ON_PAGE} className="h-auto w-full" />
        <PaintLayers
          of={id}
          folder="products"
          {...SQUARE}
          widths={[400, 800, 1600]}
          sizes={ON_PAGE}
        />
      </div>
      <div>
        <p className="text-steel first-letter:uppercase">{family}</p>
        <h3 id={headingId} className="mt-1 text-title">
          {name}
        </h3>
        <p className="mt-2 text-lead">{idea}</p>
        <ul className="mt-6 list-disc space-y-1 pl-5">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
          <li>Eigen RAL-kleur mogelijk</li>
        </ul>
        <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4 border-line border-t pt-4">
          {screenSizes.map((size) => (
            <div key={size}>
              <dt className="text-steel">{formatQuantity(size, 'inch')}</dt>
              <dd>
                vanaf{' '}
                <span className="text-subtitle font-semibold tabular-nums">
                  {formatPrice(sizes[size].priceFrom)}
                </span>{' '}
                excl.&nbsp;btw
              </dd>
            </div>
          ))}
          <div className="w-full">
            <dt className="text-steel">Levertijd</dt>
            <dd>{formatDelivery(deliveryWeeks)}</dd>
          </div>
        </dl>
        <p className="mt-3 mb-6 text-sm text-steel">{priceNote}</p>
        <ButtonLink href={productHref(id)} variant="secondary">
          <span>
            Meer informatie<span className="sr-only"> over {name}</span>
          </span>
        </ButtonLink>
      </div>
    </article>
  );
}
