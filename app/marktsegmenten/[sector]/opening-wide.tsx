import { SectorMoment } from '../sector-moment';
import { type OpeningProps, SectorHeading, StoryParagraphs } from './opening-parts';
import { RoomStage } from './room-stage';

/** A wide room between the headline and two columns of text. */
export function WideOpening({ sector, story }: OpeningProps) {
  return (
    <section className="overflow-x-clip pt-6 pb-14 md:pb-20">
      <div className="page-width">
        <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <SectorHeading sector={sector} story={story} size="text-display" />
          </div>
          <div className="lg:col-span-4 lg:justify-self-end">
            <SectorMoment moment={sector.moment} size="text-figure" />
          </div>
        </div>
        <div className="-mx-bleed mt-8">
          <RoomStage
            sector={sector}
            sizes="(min-width: 48rem) 100vw, 110vw"
            className="aspect-3/2 w-full object-cover md:aspect-2/1 lg:aspect-auto lg:h-[clamp(24rem,52vw,72rem)] print:aspect-5/2 print:h-auto"
          />
        </div>
        <div className="mt-8 grid print:block print:space-y-6 gap-x-12 gap-y-6 md:mt-12 lg:grid-cols-12">
          <p className="max-w-measure text-pretty text-subtitle lg:col-span-5">
            {sector.situation}
          </p>
          <div className="max-w-measure space-y-5 lg:col-span-6 lg:col-start-7">
            <StoryParagraphs story={story} />
          </div>
        </div>
      </div>
    </section>
  );
}
