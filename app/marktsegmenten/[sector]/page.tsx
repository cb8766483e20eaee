import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { sectorStories } from '@/lib/business/content/sector-stories';
import { type SectorId, sectorOf, sectors } from '@/lib/business/content/sectors';
import { createMetadata } from '@/lib/pages/metadata';
import { sectorData } from '@/lib/pages/structured-data/service';
import { getPostsBySlugs } from '@/lib/posts/posts';
import { routes, sectorHref } from '@/lib/routes';
import { rooms } from '../rooms';
import { ClockNeighbours } from './clock-neighbours';
import { BesideOpening } from './opening-beside';
import { FullBleedOpening } from './opening-full-bleed';
import { WideOpening } from './opening-wide';
import { Recommendations } from './recommendations';
import { SectorPosts } from './sector-posts';
import { UseAndNeeds } from './use-and-needs';

export const revalidate = 60;
export const dynamicParams = false;

const openings = {
  'full-bleed': FullBleedOpening,
  beside: BesideOpening,
  wide: WideOpening,
} as const;

type Params = { params: Promise<{ sector: SectorId }> };

export function generateStaticParams() {
  return sectors.map(({ id }) => ({ sector: id }));
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { sector } = await params;
  const { title, description, sharedPicture: picture } = sectorStories[sector];
  return createMetadata({ title, description, path: sectorHref(sector), picture });
}

export default async function SectorPage({ params }: Params) {
  const sector = sectorOf((await params).sector);
  const story = sectorStories[sector.id];
  const Opening = openings[rooms[sector.id].layout];
  const posts = await getPostsBySlugs(story.posts);
  return (
    <>
      <Breadcrumbs
        parents={[{ name: 'Marktsegmenten', path: routes.marktsegmenten }]}
        page={{ name: sector.name, path: sectorHref(sector.id) }}
        things={[sectorData(sector, story)]}
      />
      <Opening sector={sector} story={story} />
      <Recommendations sector={sector} reasons={story.reasons} />
      <UseAndNeeds applications={sector.applications} needs={story.needs} />
      <SectorPosts posts={posts} />
      <ClockNeighbours sector={sector} />
    </>
  );
}
