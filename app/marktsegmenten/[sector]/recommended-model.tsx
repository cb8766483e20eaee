import { ButtonLink } from '@/components/ui/button-link';
import { SpecList } from '@/components/ui/spec-list';
import { TextLink } from '@/components/ui/text-link';
import type { Recommendation } from '@/lib/business/configurator/composition';
import { priceOf } from '@/lib/business/configurator/price';
import {
  composeRecommendation,
  recommendationHref,
  recommendationLabel,
} from '@/lib/business/configurator/recommendation';
import type { SectorId } from '@/lib/business/content/sectors';
import { formatPrice } from '@/lib/business/products/format';
import { productOf } from '@/lib/business/products/products';
import { productHref } from '@/lib/routes';
import { modelFacts } from './model-facts';
import { ModelPicture } from './model-picture';

type RecommendedModelProps = {
  sector: SectorId;
  recommendation: Recommendation;
  reason?: string;
};

export function RecommendedModel({ sector, recommendation, reason }: RecommendedModelProps) {
  const product = productOf(recommendation.model);
  const composition = composeRecommendation(recommendation);
  const label = recommendationLabel(recommendation);
  const headingId = `${product.id}-naam`;
  return (
    <article
      aria-labelledby={headingId}
      className="group grid items-center gap-x-12 gap-y-6 lg:grid-cols-2 print:grid-cols-[1fr_3fr] print:break-inside-avoid print:text-sm"
    >
      <div className="-mx-bleed relative print:mx-0 lg:mr-0 lg:group-even:-mr-bleed lg:group-even:order-last lg:group-even:ml-0">
        <ModelPicture sector={sector} composition={composition} />
      </div>
      <div className="lg:py-8">
        <h3 id={headingId} className="text-title">
          {product.name}
        </h3>
        <p className="mt-2 font-semibold text-lead">{label}</p>
        <p className="mt-4 max-w-measure lg:text-lg">{reason}</p>
        <p className="mt-6 flex flex-wrap items-baseline gap-x-3 print:mt-2">
          <span className="text-display tabular-nums print:text-heading">
            {formatPrice(priceOf(composition))}
          </span>
          <span className="text-steel">excl.&nbsp;btw, richtprijs</span>
        </p>
        <div className="mt-6 border-line border-t print:mt-2 print:[&_dl>div]:py-0.5">
          <SpecList specs={modelFacts(composition)} />
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
          <ButtonLink href={recommendationHref(recommendation)}>
            <span>
              Stel <span className="sr-only">{`de ${product.name} `}</span>samen
              <span className="sr-only">: {label}</span>
            </span>
          </ButtonLink>
          <TextLink href={productHref(product.id)}>Alles over de {product.name}</TextLink>
        </div>
      </div>
    </article>
  );
}
