import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import { TextLink } from '@/components/ui/text-link';
import type { Recommendation } from '@/lib/configurator/composition';
import { priceOf } from '@/lib/configurator/price';
import {
  composeRecommendation,
  recommendationHref,
  recommendationLabel,
} from '@/lib/configurator/recommendation';
import { formatPrice } from '@/lib/products/format';
import { type Product, products } from '@/lib/products/products';
import { productHref } from '@/lib/routes';

export function RecommendedModels({
  recommendations,
}: {
  recommendations: readonly Recommendation[];
}) {
  const models = recommendations.flatMap((recommendation) => {
    const product = products.find(({ id }) => id === recommendation.model);
    return product ? [{ recommendation, product }] : [];
  });
  return (
    <div>
      <h3 className="mb-4 text-subtitle">Aanbevolen modellen</h3>
      <ul className="space-y-6">
        {models.map((model) => (
          <li key={model.product.id} className="flex items-start gap-4">
            <RecommendedModel {...model} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function RecommendedModel({
  recommendation,
  product,
}: {
  recommendation: Recommendation;
  product: Product;
}) {
  const composition = composeRecommendation(recommendation);
  return (
    <>
      <Picture
        name={product.picture.name}
        alt=""
        width={1600}
        height={1600}
        widths={[400]}
        sizes="6rem"
        className="size-24 max-w-none"
      />
      <div>
        <Link
          href={productHref(product.id)}
          prefetch={false}
          className="font-semibold underline-offset-4 hover:underline"
        >
          {product.name}
        </Link>
        <p>
          <TextLink href={recommendationHref(recommendation)}>
            {`Stel ${product.name} samen: ${recommendationLabel(recommendation)}`}
          </TextLink>
        </p>
        <p className="opacity-80">Richtprijs {formatPrice(priceOf(composition))} excl.&nbsp;btw</p>
      </div>
    </>
  );
}
