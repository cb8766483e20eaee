import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { about } from '@/lib/business/products/about';
import { formatPrice, formatQuantity } from '@/lib/business/products/format';
import { formatDimensions } from '@/lib/business/products/format-specs';
import type { Product } from '@/lib/business/products/products';
import { productHref } from '@/lib/routes';
import { BySize } from '../by-size';
import styles from './chapters.module.css';

type ChapterTextProps = {
  product: Product;
  isDark?: boolean;
  /** Content between the deciding fact and the features. */
  children?: ReactNode;
};

export function ChapterText({ product, isDark = false, children }: ChapterTextProps) {
  const { id, name, family, idea, features, sizes } = product;
  const quiet = isDark ? 'text-mist print:text-steel' : 'text-steel';
  return (
    <>
      <div className={styles.head}>
        <p className={`first-letter:uppercase ${quiet}`}>{family}</p>
        <h3 id={`${id}-naam`} className="mt-1 text-title">
          {name}
        </h3>
        <p className="mt-1 md:text-lead">{idea}</p>
        <DecidingFact product={product} />
      </div>
      {children}
      <div className={styles.rest}>
        <ul className="list-disc pl-5 max-md:text-[0.9375rem] md:space-y-0.5">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
          <li>Eigen RAL-kleur mogelijk</li>
        </ul>
        <Figures product={product} label={quiet} />
        <div className="flex items-end justify-between gap-x-2 *:last:flex-none">
          <p>
            <span className={`block ${quiet}`}>
              Vanaf, <BySize>{(size) => formatQuantity(size, 'inch')}</BySize>
            </span>
            <b className="text-heading tabular-nums">
              <BySize>{(size) => formatPrice(sizes[size].priceFrom)}</BySize>
            </b>{' '}
            <span className="ml-0.5 whitespace-nowrap">excl.&nbsp;btw</span>
          </p>
          <ButtonLink href={productHref(id)} variant={isDark ? 'inverse' : 'secondary'}>
            Meer informatie<span className="sr-only left-0"> over de {name}</span>
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

function DecidingFact({ product }: { product: Product }) {
  const { bySize, unit, ...fact } = about[product.id].fact;
  const sentence = ({ figure, meaning } = fact) => (
    <>
      <span className="block font-bold text-figure tabular-nums">
        {figure}&nbsp;<span className="inline-block text-title">{unit}</span>
      </span>{' '}
      {meaning}
    </>
  );
  return (
    <p className="mt-4 md:mt-6">
      {bySize ? <BySize>{(size) => sentence(bySize[size])}</BySize> : sentence()}
    </p>
  );
}

function Figures({ product, label }: { product: Product; label: string }) {
  const { sizes, deliveryWeeks } = product;
  return (
    <dl className="my-2 flex flex-wrap justify-between gap-x-2 gap-y-1 border-current/25 border-y py-2 tabular-nums max-lg:text-sm md:my-5 md:py-3">
      <div>
        <dt className={label}>Maten (h&nbsp;× b&nbsp;× d)</dt>
        <dd>
          <BySize>{(size) => formatDimensions(sizes[size].dimensions)}</BySize>
        </dd>
      </div>
      <div>
        <dt className={label}>Gewicht</dt>
        <dd>
          <BySize>{(size) => formatQuantity(sizes[size].weightKg, 'kg')}</BySize>
        </dd>
      </div>
      <div>
        <dt className={label}>Levertijd</dt>
        <dd>vanaf {formatQuantity(deliveryWeeks.standard, 'weken')}</dd>
      </div>
    </dl>
  );
}
