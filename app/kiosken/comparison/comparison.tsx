import { Section } from '@/components/ui/section';
import { productsCompared } from '@/lib/products/comparison';
import { products } from '@/lib/products/products';
import { screenSizes } from '@/lib/products/specs';
import { ComparisonChoice } from './comparison-choice';

/** Needs JavaScript; without it the size table above compares all products. */
export function Comparison() {
  return (
    <Section
      id="vergelijken"
      isCompact
      title="Vergelijk wat u overweegt"
      intro="Zet twee tot vier modellen naast elkaar en stuur de link aan wie meebeslist."
      tone="surface"
    >
      <p className="hidden noscript:block">
        Hiervoor is JavaScript nodig. De tabel hierboven zet alle zeven modellen naast elkaar.
      </p>
      <div className="noscript:hidden">
        <ComparisonChoice
          models={products.map(({ id, name }) => ({ id, name }))}
          sizes={screenSizes}
          most={productsCompared.most}
        />
      </div>
    </Section>
  );
}
