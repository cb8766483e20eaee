import { Picture } from '@/components/ui/picture';
import { type SectionTone, sectionTones } from '@/components/ui/section-tone';
import type { Sector } from '@/lib/content/sectors';
import { RecommendedModels } from './recommended-models';
import { SectorMoment } from './sector-moment';
import { SectorUse } from './sector-use';

export type Composition = {
  layout: Layout;
  tone: SectionTone;
};

type Layout = 'picture-left' | 'picture-right' | 'wide';

const BESIDE = 'lg:col-span-7 xl:col-span-8';

const pictureIn: Record<Layout, string> = {
  'picture-left': `${BESIDE} -mx-bleed lg:order-first lg:mr-0`,
  'picture-right': `${BESIDE} -mx-bleed lg:ml-0`,
  wide: '-mx-bleed lg:col-span-12',
};

type SectorChapterProps = {
  sector: Sector;
  composition: Composition;
};

export function SectorChapter({ sector, composition: { layout, tone } }: SectorChapterProps) {
  const isWide = layout === 'wide';
  return (
    <article
      id={sector.id}
      aria-labelledby={`${sector.id}-titel`}
      className={`scroll-mt-16 overflow-x-clip [&_a]:scroll-mt-16 py-14 md:py-20 ${sectionTones[tone]}`}
    >
      <div className="page-width space-y-10 md:space-y-14">
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12 lg:items-center xl:gap-x-16">
          <div className={isWide ? 'lg:col-span-12' : 'lg:col-span-5 xl:col-span-4'}>
            <SectorMoment sector={sector} isWide={isWide} />
          </div>
          <div className={pictureIn[layout]}>
            <Picture
              {...sector.picture}
              width={1600}
              height={1000}
              sizes={
                isWide
                  ? '(min-width: 100rem) 100rem, 100vw'
                  : '(min-width: 100rem) 62rem, (min-width: 80rem) 64vw, (min-width: 64rem) 58vw, 100vw'
              }
              className="h-auto w-full"
            />
          </div>
        </div>
        <div className="grid gap-x-10 gap-y-10 lg:grid-cols-12 xl:gap-x-16">
          <div className="lg:col-span-8">
            <SectorUse sector={sector} onDark={tone === 'ink'} />
          </div>
          <div className="lg:col-span-4">
            <RecommendedModels recommendations={sector.models} />
          </div>
        </div>
      </div>
    </article>
  );
}
