import { type ProductId, productIds } from '../products/ids';

/** Slugs of posts about each product; one that is not published is left out. */
export const postsAbout: Readonly<Record<ProductId, readonly string[]>> = {
  brandvision: [
    'wat-kost-een-informatiezuil',
    'welke-schermmaat-past-bij-uw-ruimte',
    'de-juiste-kleur-op-staal',
  ],
  'brandvision-double': [
    'checklist-voor-de-dag-van-plaatsing',
    'wat-verandert-er-voor-toegankelijke-kiosken',
  ],
  clearvision: ['hoe-helder-moet-een-etalagescherm-zijn', 'minder-stroom-zonder-donkere-schermen'],
  'clearvision-double': [
    'hoe-helder-moet-een-etalagescherm-zijn',
    'minder-stroom-zonder-donkere-schermen',
  ],
  'touch-table': [
    'wat-verandert-er-voor-toegankelijke-kiosken',
    'wanneer-u-beter-geen-kiosk-neemt',
  ],
  'wall-kiosk': ['waarom-een-televisie-geen-kiosk-is', 'wachten-voelt-korter-met-goede-informatie'],
  'ceiling-kiosk': ['menubord-dat-meebeweegt-met-de-dag', 'welke-schermmaat-past-bij-uw-ruimte'],
};

/** The products whose page links to one of these posts, in display order. */
export function productsWithPosts(slugs: readonly string[]): ProductId[] {
  return productIds.filter((id) => postsAbout[id].some((slug) => slugs.includes(slug)));
}
