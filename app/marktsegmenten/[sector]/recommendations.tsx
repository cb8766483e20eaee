import { Section } from '@/components/ui/section';
import type { Recommendation } from '@/lib/configurator/composition';
import type { SectorStory } from '@/lib/content/sector-stories/story';
import { priceNote } from '@/lib/products/price-note';
import { RecommendedModel } from './recommended-model';

type RecommendationsProps = {
  models: readonly Recommendation[];
  reasons: SectorStory['reasons'];
};

export function Recommendations({ models, reasons }: RecommendationsProps) {
  return (
    <div className="overflow-x-clip">
      <Section
        id="modellen"
        title="Wat wij hier neerzetten"
        intro={`In de maat, de kleur en met de opties die bij deze plek passen. ${priceNote}`}
        tone="surface"
      >
        <div className="space-y-10 lg:space-y-0">
          {models.map((recommendation) => (
            <RecommendedModel
              key={recommendation.model}
              recommendation={recommendation}
              reason={reasons[recommendation.model]}
            />
          ))}
        </div>
      </Section>
    </div>
  );
}
