import type { Metadata } from 'next';
import paint from '@/components/marketing/paint.module.css';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { about } from '@/lib/business/products/about';
import { formatPrice } from '@/lib/business/products/format';
import { productOf } from '@/lib/business/products/products';
import { sharedPictureOf } from '@/lib/business/products/shared-picture';
import { type ProductId, productIds } from '@/lib/business/products/specs';
import { createMetadata } from '@/lib/pages/metadata';
import { productData } from '@/lib/pages/structured-data/product';
import { lowerFirst } from '@/lib/platform/text/lower-first';
import { productHref, routes } from '@/lib/routes';
import { Beside } from './beside';
import { CloseUps } from './close-ups';
import { DecidingFact } from './deciding-fact';
import { NextStep } from './next-step';
import { Place } from './place';
import { PostsAbout } from './posts-about';
import { ProductQuestions } from './product-questions';
import { toSheet } from './sheet';
import { Specification } from './specification';
import { Stage } from './stage';
import { StickyOffer } from './sticky-offer';
import { Turntable } from './turntable/turntable';

export const revalidate = 60;

export const dynamicParams = false;

export function generateStaticParams() {
  return productIds.map((product) => ({ product }));
}

type Params = { params: Promise<{ product: ProductId }> };

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { id, name, sizes } = productOf((await params).product);
  return createMetadata({
    title: `${name}: ${lowerFirst(about[id].kind)}, 43 en 55\u00a0inch`,
    description: `${about[id].summary} Vanaf ${formatPrice(sizes[43].priceFrom)} excl.\u00a0btw.`,
    path: productHref(id),
    picture: sharedPictureOf(id),
  });
}

export default async function ProductPage({ params }: Params) {
  const product = productOf((await params).product);
  const { id, name } = product;
  return (
    <div data-ahead="" className={`overflow-x-clip ${paint.page}`}>
      <Breadcrumbs
        parents={[{ name: 'Kiosken', path: routes.kiosken }]}
        page={{ name, path: productHref(id) }}
        things={[productData(product)]}
      />
      <Stage product={product} />
      <div>
        <DecidingFact product={product} />
        <Turntable product={product} />
        <Place product={product} />
        <Specification sheet={toSheet(id)} />
        <CloseUps product={id} />
        <ProductQuestions product={product} />
        <Beside product={id} />
        <PostsAbout product={product} />
        <StickyOffer product={product} />
      </div>
      <NextStep product={product} />
    </div>
  );
}
