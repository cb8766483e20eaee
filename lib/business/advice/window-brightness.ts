import { type ProductId, specs } from '../products/specs';

export type SkySide = 'noord' | 'oost' | 'zuid' | 'west';

export type Shelter = 'geen' | 'luifel' | 'schaduw';

export type WindowAdvice = {
  /** Brightness in cd/m² that a screen in this window needs. */
  needed: { from: number; to: number };
  model: ProductId;
  /** Brightness towards the street, in cd/m². */
  brightness: number;
  meetsNeed: boolean;
};

const shaded = { from: 800, to: 800 };
const mostWindows = { from: 2500, to: 3500 };
const fullSun = { from: 3000, to: 4000 };

/** Brightness in cd/m². Source: guide values of manufacturers of window screens, as in the blog post. */
export function neededBrightness(side: SkySide, shelter: Shelter) {
  if (side === 'noord' || shelter === 'schaduw') return shaded;
  if (side === 'zuid' && shelter === 'geen') return fullSun;
  return mostWindows;
}

/** The least bright kiosk that suffices, or else the brightest. */
export function windowAdvice(
  side: SkySide,
  shelter: Shelter,
  readFromInside: boolean,
): WindowAdvice {
  const needed = neededBrightness(side, shelter);
  const models: ProductId[] = readFromInside
    ? ['brandvision-double', 'clearvision-double']
    : ['brandvision', 'clearvision'];
  const choices = models.map((model) => ({ model, brightness: specs[model].brightness.front }));
  const enough = choices.find(({ brightness }) => brightness >= needed.from);
  const best = enough ?? choices.reduce((a, b) => (b.brightness > a.brightness ? b : a));
  return { needed, ...best, meetsNeed: enough !== undefined };
}
