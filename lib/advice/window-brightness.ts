import { type ProductId, specs } from '../products/specs';

/** Which way the window looks. */
export type SkySide = 'noord' | 'oost' | 'zuid' | 'west';

/** What keeps the sun off the window. */
export type Shelter = 'geen' | 'luifel' | 'schaduw';

export type WindowAdvice = {
  /** In cd/m², what the screen should have. */
  needed: { from: number; to: number };
  model: ProductId;
  /** In cd/m², towards the street. */
  brightness: number;
  /** False where the model stays below `needed`: large letters, plain areas and a canopy make up for it. */
  meetsNeed: boolean;
};

const shaded = { from: 800, to: 800 };
const mostWindows = { from: 2500, to: 3500 };
const fullSun = { from: 3000, to: 4000 };

/**
 * How bright a screen behind a window should be, in cd/m². Source: guide values of makers of window
 * screens, as our post about shop windows prints them: about 800 in the shade or to the north,
 * 2,500-3,500 for most windows, 3,000-4,000 in full sun from the south.
 */
export function neededBrightness(side: SkySide, shelter: Shelter) {
  if (side === 'noord' || shelter === 'schaduw') return shaded;
  if (side === 'zuid' && shelter === 'geen') return fullSun;
  return mostWindows;
}

/**
 * Which kiosk reads behind that window: the least bright one that is bright enough, or the brightest.
 * @param readFromInside whether people in the room read it too
 */
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
