import type { ProductId } from '../../products/ids';
import type { SharedPicture } from '../shared-pictures';

/** Slugs of posts in the blog. */
export type StoryPost =
  | 'checklist-voor-de-dag-van-plaatsing'
  | 'de-juiste-kleur-op-staal'
  | 'hoe-helder-moet-een-etalagescherm-zijn'
  | 'menubord-dat-meebeweegt-met-de-dag'
  | 'minder-stroom-zonder-donkere-schermen'
  | 'waarom-een-televisie-geen-kiosk-is'
  | 'wachten-voelt-korter-met-goede-informatie'
  | 'wanneer-u-beter-geen-kiosk-neemt'
  | 'wat-verandert-er-voor-toegankelijke-kiosken'
  | 'welke-schermmaat-past-bij-uw-ruimte';

/** What the page of a sector tells beyond the index of sectors. */
export type SectorStory = {
  /** Title in search results, the searched words first. */
  title: string;
  description: string;
  sharedPicture: SharedPicture;
  /** Line above the headline: the use and the sector. */
  subject: string;
  /** Text after the situation: what happens there, and what the kiosk does. */
  paragraphs: readonly string[];
  needs: { place: string; power: string; network: string; content: string };
  /** Why this model here, for each recommended one. */
  reasons: Partial<Record<ProductId, string>>;
  posts: readonly [StoryPost, StoryPost];
};
