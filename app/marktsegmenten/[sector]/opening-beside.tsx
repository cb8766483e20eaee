import { SectorMoment } from '../sector-moment';
import { type OpeningProps, SectorHeading, StoryText } from './opening-parts';
import { RoomStage } from './room-stage';

/** The room stays at the left while its story passes. */
export function BesideOpening({ sector, story }: OpeningProps) {
  return (
    <section className="overflow-x-clip pt-4 pb-14 md:pb-20 lg:pb-0">
      <div className="page-width grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="-mx-bleed lg:col-span-7 lg:mr-0">
          <RoomStage
            sector={sector}
            sizes="(min-width: 64rem) 62vw, 130vw"
            place="lg:sticky lg:top-header print:static"
            className="aspect-3/2 w-full object-cover md:aspect-16/10 lg:aspect-auto lg:h-[max(36rem,100svh-10rem)] print:aspect-5/2 print:h-auto"
          />
        </div>
        <div className="lg:col-span-5 lg:py-12">
          <SectorMoment moment={sector.moment} size="text-figure" />
          <div className="mt-6 mb-6">
            <SectorHeading sector={sector} story={story} size="text-title" />
          </div>
          <StoryText sector={sector} story={story} />
        </div>
      </div>
    </section>
  );
}
