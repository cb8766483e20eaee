import { type ProductId, productIds } from '../ids';
import type { AboutProduct } from './about-product';
import { brandvision } from './brandvision';
import { brandvisionDouble } from './brandvision-double';
import { ceilingKiosk } from './ceiling-kiosk';
import { clearvision } from './clearvision';
import { clearvisionDouble } from './clearvision-double';
import { touchTable } from './touch-table';
import { wallKiosk } from './wall-kiosk';

export const about: Readonly<Record<ProductId, AboutProduct>> = {
  brandvision,
  'brandvision-double': brandvisionDouble,
  clearvision,
  'clearvision-double': clearvisionDouble,
  'touch-table': touchTable,
  'wall-kiosk': wallKiosk,
  'ceiling-kiosk': ceilingKiosk,
};

/** The products whose page links to one of these posts, in display order. */
export function productsWithPosts(slugs: readonly string[]): ProductId[] {
  return productIds.filter((id) => about[id].posts.some((slug) => slugs.includes(slug)));
}
