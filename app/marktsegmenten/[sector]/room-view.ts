import type { SectorId } from '@/lib/business/content/sectors';
import type { ProductId } from '@/lib/business/products/ids';

/** Places the picture of a room in a square box so that the box shows one kiosk. `zoom`: picture's width in widths of the box. */
type RoomView = { zoom: number; className: string };

/**
 * Kiosks whose own picture has the screen of another sector, shown where they stand in the room.
 * Class names, since the policy refuses style attributes.
 */
const roomViews: Partial<Record<SectorId, Partial<Record<ProductId, RoomView>>>> = {
  retail: { brandvision: { zoom: 3.3, className: 'w-[330%] -left-[117%] -top-[74%]' } },
  transport: {
    'brandvision-double': { zoom: 2.8, className: 'w-[280%] -left-[154%] -top-[74%]' },
  },
  onderwijs: { brandvision: { zoom: 2.3, className: 'w-[230%] -left-[124%] -top-[38%]' } },
  kantoren: { 'wall-kiosk': { zoom: 2.5, className: 'w-[250%] -left-[117%] -top-[11%]' } },
  restaurants: {
    'ceiling-kiosk': { zoom: 2.5, className: 'w-[250%] -left-[60%] -top-[6%]' },
    'wall-kiosk': { zoom: 2.5, className: 'w-[250%] -left-[150%] -top-[27%]' },
  },
  'financiele-dienstverlening': {
    'touch-table': { zoom: 2, className: 'w-[200%] -left-[49%] -top-[24%]' },
  },
  hospitality: { 'touch-table': { zoom: 3.3, className: 'w-[330%] -left-[66%] -top-[82%]' } },
};

export function roomViewOf(sector: SectorId, model: ProductId): RoomView | undefined {
  return roomViews[sector]?.[model];
}
