import { ProductPicture } from '@/components/marketing/product-picture';
import { TextLink } from '@/components/ui/text-link';
import { about } from '@/lib/business/products/about';
import { productOf } from '@/lib/business/products/products';
import type { ProductId } from '@/lib/business/products/specs';
import { productHref } from '@/lib/routes';
import { nextHrefs } from './offer';

const HALF = '(min-width: 48rem) 50vw, 100vw';

/** Two other models, and for whom they are better. */
export function Beside({ product }: { product: ProductId }) {
  return (
    <section aria-labelledby="ernaast" className="print:hidden">
      <div className="page-width flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4 pb-8">
        <h2 id="ernaast" className="text-title">
          Of past een ander model beter?
        </h2>
        <p>
          <TextLink href={nextHrefs(product).comparison}>Zet deze drie naast elkaar</TextLink>
        </p>
      </div>
      <ul className="grid md:grid-cols-2">
        {about[product].companions.map(({ id, reason }) => (
          <li key={id} className="relative flex flex-col">
            <div className="relative">
              <ProductPicture product={id} alt="" sizes={HALF} />
            </div>
            <div className="grow bg-surface px-gutter py-6 md:[li:first-child>&]:pl-bleed">
              <h3 className="text-heading">
                <TextLink href={productHref(id)}>{productOf(id).name}</TextLink>
              </h3>
              <p className="mt-2 max-w-measure">{reason}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
