import type { SectorId } from '../sectors';
import { financieleDienstverlening } from './financiele-dienstverlening';
import { hospitality } from './hospitality';
import { kantoren } from './kantoren';
import { onderwijs } from './onderwijs';
import { restaurants } from './restaurants';
import { retail } from './retail';
import type { SectorStory } from './story';
import { transport } from './transport';
import { zorg } from './zorg';

export const sectorStories: Readonly<Record<SectorId, SectorStory>> = {
  retail,
  onderwijs,
  kantoren,
  hospitality,
  transport,
  'financiele-dienstverlening': financieleDienstverlening,
  zorg,
  restaurants,
};

/** The sectors whose page shows one of these posts. */
export function sectorsWithPosts(slugs: readonly string[]): SectorId[] {
  return (Object.keys(sectorStories) as SectorId[]).filter((sector) =>
    sectorStories[sector].posts.some((slug) => slugs.includes(slug)),
  );
}
