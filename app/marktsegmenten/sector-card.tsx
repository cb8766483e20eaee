import Link from 'next/link';
import { RoomPicture } from '@/components/marketing/room-picture';
import type { Sector } from '@/lib/business/content/sectors';
import { sectorHref } from '@/lib/routes';
import { rooms } from './rooms';
import { SectorMoment } from './sector-moment';

/** Two cards share a row on a wide screen, and the wider one changes sides. */
const columns = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'] as const;

/** The first room is as wide as the window on phones and tablets, where it is in the first view. */
const arrangements = {
  first: {
    article: 'flex flex-col',
    picture: 'max-lg:-mx-bleed aspect-8/5 md:aspect-2/1 lg:aspect-auto',
    sizes: '(min-width: 64rem) 58vw, 100vw',
    text: 'mt-4 md:grid md:grid-cols-2 md:gap-x-8',
  },
  other: {
    article:
      'grid grid-cols-[minmax(0,32%)_minmax(0,1fr)] gap-x-4 md:grid-cols-[minmax(0,42%)_minmax(0,1fr)] md:gap-x-6 lg:flex lg:flex-col',
    picture: '',
    sizes: '(min-width: 64rem) 58vw, 25rem',
    text: 'max-lg:border-t max-lg:pt-2',
  },
} as const;

type SectorCardProps = {
  sector: Sector;
  index: number;
};

export function SectorCard({ sector, index }: SectorCardProps) {
  const { id, name, moment, headline, applications, picture } = sector;
  const isFirst = index === 0;
  const arrangement = arrangements[isFirst ? 'first' : 'other'];
  const isLeft = index % 2 === 0;
  const isWide = index % 4 === 0 || index % 4 === 3;
  return (
    <li className={`print:break-inside-avoid ${columns[index % columns.length]}`}>
      <article
        id={id}
        aria-labelledby={`${id}-titel`}
        className={`relative h-full ${arrangement.article}`}
      >
        <div
          className={`relative overflow-hidden ${arrangement.picture} lg:h-[clamp(20rem,29vw,40rem)] ${isLeft ? 'lg:-ml-bleed' : 'lg:-mr-bleed'}`}
        >
          <RoomPicture
            picture={picture}
            sizes={arrangement.sizes}
            priority={isFirst}
            className={`absolute inset-0 size-full object-cover ${rooms[id].focus}`}
          />
        </div>
        <div
          className={`border-line ${arrangement.text} lg:mt-5 ${isLeft ? 'lg:pr-6' : ''} ${isWide ? 'lg:grid lg:grid-cols-2 lg:gap-x-8' : ''}`}
        >
          <div>
            <SectorMoment
              moment={moment}
              size="text-heading lg:font-narrow lg:text-title lg:[font-stretch:80%]"
            />
            <h2 id={`${id}-titel`} className="mt-1 text-heading">
              <Link href={sectorHref(id)} prefetch={false} className="large-link card-link">
                {name}
              </Link>
            </h2>
            <p className="mt-1 text-balance font-semibold lg:mt-2 lg:text-lead">{headline}</p>
          </div>
          <ul
            className={`mt-2 text-sm leading-snug lg:text-base ${isWide ? 'lg:mt-3' : 'lg:mt-4'}`}
          >
            {applications.map((application) => (
              <li key={application} className="py-px lg:border-line lg:border-t lg:py-2">
                {application}
              </li>
            ))}
          </ul>
        </div>
      </article>
    </li>
  );
}
