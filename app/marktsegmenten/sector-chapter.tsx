import { type Ground, grounds } from '@/components/ui/ground';
import { products } from '@/lib/content/products';
import type { Sector } from '@/lib/content/sectors';
import { ModelRow, StackedModels } from './recommended-models';
import { SectorMoment } from './sector-moment';
import { SectorUse } from './sector-use';

export type Composition = {
  layout: 'picture-left' | 'picture-right' | 'wide';
  ground: Ground;
};

/** Pulls the picture over the edge of the text, to the edge of a laptop's screen. */
const bleed = {
  'picture-left': 'lg:order-first lg:-ml-12',
  'picture-right': 'lg:-mr-12',
} as const;

type SectorChapterProps = {
  sector: Sector;
  composition: Composition;
};

/** One sector: first the moment, then the uses, then the models that fit. */
export function SectorChapter({ sector, composition: { layout, ground } }: SectorChapterProps) {
  const models = sector.models.flatMap((id) => products.find((product) => product.id === id) ?? []);
  return (
    <article
      id={sector.id}
      aria-labelledby={`${sector.id}-titel`}
      className={`overflow-x-clip py-14 md:py-20 ${grounds[ground]}`}
    >
      {layout === 'wide' ? (
        <div className="page-width space-y-10 md:space-y-14">
          <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2 xl:gap-x-16">
            <SectorMoment sector={sector} />
            <SectorUse sector={sector} onDark={ground === 'ink'} />
          </div>
          <ModelRow models={models} />
        </div>
      ) : (
        <div className="page-width grid gap-x-10 gap-y-12 lg:grid-cols-12 xl:gap-x-16">
          <div className="space-y-10 lg:col-span-7">
            <SectorMoment sector={sector} />
            <SectorUse sector={sector} onDark={ground === 'ink'} />
          </div>
          <div className={`lg:col-span-5 ${bleed[layout]}`}>
            <StackedModels models={models} />
          </div>
        </div>
      )}
    </article>
  );
}
