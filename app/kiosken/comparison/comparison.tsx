import { Section } from '@/components/ui/section';
import { defaultCompared, productsCompared } from '@/lib/business/products/comparison';
import { products } from '@/lib/business/products/products';
import { ComparisonChoice } from './comparison-choice';
import { ComparisonTable } from './comparison-table';

/** Choosing needs JavaScript; without it two models stand side by side, and the table has all. */
export function Comparison() {
  return (
    <Section id="vergelijken" isCompact title="Vergelijk wat u overweegt" tone="paper">
      <p className="hidden noscript:block">
        Andere modellen kiezen werkt met JavaScript. De tabel hierboven zet alle zeven modellen
        naast elkaar.
      </p>
      <ComparisonChoice
        models={products.map(({ id, name }) => ({ id, name }))}
        chosenAtFirst={defaultCompared}
        most={productsCompared.most}
      >
        <ComparisonTable products={defaultCompared} />
      </ComparisonChoice>
    </Section>
  );
}
