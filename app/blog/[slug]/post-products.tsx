import { Picture } from '@/components/ui/picture';
import { TextLink } from '@/components/ui/text-link';
import { about } from '@/lib/business/products/about';
import { formatPrice } from '@/lib/business/products/format';
import type { ProductId } from '@/lib/business/products/ids';
import { linkedProducts } from '@/lib/business/products/linked-products';
import { productOf } from '@/lib/business/products/products';
import { RENDERED_COLOUR } from '@/lib/platform/browser/chosen-colour';
import { productHref } from '@/lib/routes';

const HALF_OF_TEXT = '(min-width: 40rem) 20rem, 100vw';

const MAX_SHOWN = 2;

/** The first products that a post links to. */
export function PostProducts({ content }: { content: string }) {
  const products = linkedProducts(content).slice(0, MAX_SHOWN);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="kiosk-in-bericht" className="page-width pb-20 print:hidden">
      <div className="grid grid-cols-1 gap-x-16 gap-y-4 lg:grid-cols-[12rem_minmax(0,42rem)]">
        <h2 id="kiosk-in-bericht" className="border-ink font-bold text-lg lg:border-t lg:pt-3">
          {products.length === 1 ? 'Kiosk in dit bericht' : 'Kiosken in dit bericht'}
        </h2>
        <ul className="grid gap-8 sm:grid-cols-2">
          {products.map((id) => (
            <PostProduct key={id} id={id} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function PostProduct({ id }: { id: ProductId }) {
  const { name, sizes } = productOf(id);
  const { figure, unit, meaning } = about[id].fact;
  return (
    <li>
      <Picture
        name={`products/${id}-${RENDERED_COLOUR}`}
        alt=""
        width={1600}
        height={1600}
        sizes={HALF_OF_TEXT}
        className="h-auto w-full"
      />
      <h3 className="mt-4 text-subtitle">
        <TextLink href={productHref(id)}>{name}</TextLink>
      </h3>
      <p className="mt-2">
        <b>
          {figure}&nbsp;{unit}
        </b>{' '}
        {meaning}
      </p>
      <p className="mt-2 text-steel">vanaf {formatPrice(sizes[43].priceFrom)} excl.&nbsp;btw</p>
    </li>
  );
}
