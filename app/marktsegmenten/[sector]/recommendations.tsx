import { Section } from '@/components/ui/section';
import type { SectorStory } from '@/lib/business/content/sector-stories/story';
import type { Sector } from '@/lib/business/content/sectors';
import { priceNote } from '@/lib/business/products/price-note';
import { RecommendedModel } from './recommended-model';

type RecommendationsProps = {
  sector: Sector;
  reasons: SectorStory['reasons'];
};

export function Recommendations({ sector, reasons }: RecommendationsProps) {
  return (
    <div className="overflow-x-clip">
      <Section
        id="modellen"
        title="Wat wij hier neerzetten"
        intro={`In de maat, de kleur en met de opties die bij deze plek passen. ${priceNote}`}
        tone="surface"
      >
        <div className="space-y-10 lg:space-y-0">
          {sector.models.map((recommendation) => (
            <RecommendedModel
              key={recommendation.model}
              sector={sector.id}
              recommendation={recommendation}
              reason={reasons[recommendation.model]}
            />
          ))}
        </div>
      </Section>
    </div>
  );
}
