import { AddToProject } from '@/components/site/add-to-project';
import { buttonStyle } from '@/components/ui/button-style';
import { Section } from '@/components/ui/section';
import { toShortQuery } from '@/lib/business/configurator/query';
import { composeRecommendation } from '@/lib/business/configurator/recommendation';
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
        heading="loud"
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
        <p className="mt-8 print:hidden">
          <AddToProject
            kiosks={sector.models.map((model) =>
              String(toShortQuery(composeRecommendation(model))),
            )}
            className={buttonStyle.secondary}
          >
            <span>Zet dit in uw project</span>
          </AddToProject>
        </p>
      </Section>
    </div>
  );
}
