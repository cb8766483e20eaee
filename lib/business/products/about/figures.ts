import { routes } from '../../../routes';
import { formatPrice, formatQuantity } from '../format';
import { reachBand } from '../screen';
import { type ProductId, type ScreenSize, specs } from '../specs';
import type { Bar } from './about-product';

const priceOf = (id: ProductId) => specs[id].sizes[43].priceFrom;

export const fromPrice = (id: ProductId) => formatPrice(priceOf(id));
export const difference = (dearer: ProductId, cheaper: ProductId) =>
  formatPrice(priceOf(dearer) - priceOf(cheaper));
export const candela = (value = 0) => formatQuantity(value, 'cd/m²');
export const weight = (id: ProductId, size: ScreenSize) =>
  formatQuantity(specs[id].sizes[size].weightKg, 'kg');
/** Millimetres. */
export const depthOf = (id: ProductId) => specs[id].sizes[43].dimensions.depth;

export const bar = (label: string, value: number, unit: string): Bar => ({
  label,
  value,
  text: formatQuantity(value, unit),
});

/** Brightness of a kiosk that is no window kiosk, in cd/m². */
export const indoor = specs.brandvision.brightness.front;
export const footPlateDepth = specs.brandvision.sizes[43].footPlate?.depth ?? 0;
export const pillarPoints = specs.brandvision.touch.points?.[43] ?? 0;
export const reach = `tussen ${reachBand.from} en ${formatQuantity(reachBand.to, 'mm')}`;

export const chooseSize = {
  text: 'Reken met uw leesafstand',
  href: `${routes.kiosken}#keuzehulp`,
};
