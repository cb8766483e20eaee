import { sectionTones } from '@/components/ui/section-tone';
import { SectorMoment } from '../sector-moment';
import { type OpeningProps, SectorHeading, StoryText } from './opening-parts';
import { RoomStage } from './room-stage';

/** The room from edge to edge, the story on ink below it. Low enough for the whole heading in the first view. */
export function FullBleedOpening({ sector, story }: OpeningProps) {
  return (
    <section className={`mt-4 pb-14 md:pb-20 ${sectionTones.ink}`}>
      <RoomStage
        sector={sector}
        sizes="(min-width: 48rem) 100vw, 150vw"
        className="aspect-3/2 w-full object-cover md:aspect-16/10 lg:aspect-auto lg:h-[clamp(20rem,calc(100svh-28rem),72rem)] print:aspect-5/2 print:h-auto"
      />
      <div className="page-width grid print:block print:space-y-6 gap-x-12 gap-y-8 pt-8 md:pt-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectorHeading sector={sector} story={story} size="text-display" />
          <div className="mt-8">
            <SectorMoment moment={sector.moment} size="text-figure" />
          </div>
        </div>
        <div className="lg:col-span-5 lg:pt-2">
          <StoryText sector={sector} story={story} />
        </div>
      </div>
    </section>
  );
}
