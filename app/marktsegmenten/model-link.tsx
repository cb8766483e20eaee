import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import type { Product } from '@/lib/content/products';
import { routes } from '@/lib/routes';

type LargeModelLinkProps = {
  product: Product;
  /** Empty where an earlier chapter has already described the same picture. */
  alt: string;
  shape?: 'square' | 'wide';
};

export function LargeModelLink({ product, alt, shape = 'square' }: LargeModelLinkProps) {
  const isWide = shape === 'wide';
  return (
    <Link href={`${routes.kiosken}#${product.id}`} prefetch={false} className="group block">
      <Picture
        name={product.picture.name}
        alt={alt}
        width={1200}
        height={1200}
        sizes={isWide ? '(min-width: 640px) 64vw, 100vw' : '(min-width: 640px) 42vw, 100vw'}
        className={`w-full object-cover ${isWide ? 'aspect-5/3' : 'aspect-square'}`}
      />
      <Caption product={product} />
    </Link>
  );
}

export function SmallModelLink({ product }: { product: Product }) {
  return (
    <Link
      href={`${routes.kiosken}#${product.id}`}
      prefetch={false}
      className="group flex items-center gap-4"
    >
      <Picture
        name={product.picture.name}
        alt=""
        width={400}
        height={400}
        sizes="8rem"
        className="size-32 shrink-0"
      />
      <Caption product={product} />
    </Link>
  );
}

function Caption({ product }: { product: Product }) {
  return (
    <span className="mt-2 block">
      <span className="block font-semibold underline-offset-4 group-hover:underline">
        {product.name}
      </span>
      <span className="block opacity-80">{product.idea}</span>
    </span>
  );
}
