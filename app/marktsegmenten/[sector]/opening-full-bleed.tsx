import { sectionTones } from '@/components/ui/section-tone';
import { SectorMoment } from '../sector-moment';
import { type OpeningProps, SectorHeading, StoryText } from './opening-parts';
import { RoomStage } from './room-stage';

/** The room to the edge of the window, beside its hour, the story on ink below it. Low enough for the whole heading in the first view. */
export function FullBleedOpening({ sector, story }: OpeningProps) {
  return (
    <section className={`mt-4 pb-14 md:pb-20 ${sectionTones.ink}`}>
      <div className="lg:flex lg:items-end">
        <RoomStage
          sector={sector}
          sizes="(min-width: 64rem) 64vw, (min-width: 48rem) 100vw, 150vw"
          place="lg:aspect-2/1 lg:h-[max(20rem,min(100svh-28rem,40vw))] lg:max-w-2/3"
          className="aspect-3/2 w-full object-cover md:aspect-16/10 lg:aspect-auto lg:h-full print:aspect-5/2 print:h-auto"
        />
        <div className="px-gutter pt-8">
          <SectorMoment moment={sector.moment} size="text-figure" />
        </div>
      </div>
      <div className="page-width grid print:block print:space-y-6 gap-x-12 gap-y-8 pt-8 md:pt-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectorHeading sector={sector} story={story} size="text-display" />
        </div>
        <div className="lg:col-span-5 lg:pt-2">
          <StoryText sector={sector} story={story} />
        </div>
      </div>
    </section>
  );
}
