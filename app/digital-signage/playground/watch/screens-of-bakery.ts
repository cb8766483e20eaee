/** The screens of the example bakery, with the place that a technician needs. */
export const screensOfBakery = [
  { id: 'gouda-raam', name: 'Gouda, raam', isInWindow: true, hasCoffee: true },
  { id: 'gouda-toonbank', name: 'Gouda, toonbank', isInWindow: false, hasCoffee: true },
  { id: 'woerden-raam', name: 'Woerden, raam', isInWindow: true, hasCoffee: true },
  { id: 'woerden-toonbank', name: 'Woerden, toonbank', isInWindow: false, hasCoffee: true },
  { id: 'houten-raam', name: 'Houten, raam', isInWindow: true, hasCoffee: false },
  { id: 'houten-toonbank', name: 'Houten, toonbank', isInWindow: false, hasCoffee: false },
  { id: 'zeist-raam', name: 'Zeist, raam', isInWindow: true, hasCoffee: false },
  { id: 'zeist-toonbank', name: 'Zeist, toonbank', isInWindow: false, hasCoffee: false },
] as const;

export type BakeryScreen = (typeof screensOfBakery)[number];
export type ScreenId = BakeryScreen['id'];

/** The screen with the fault of the example. */
export const FAULTY_SCREEN: ScreenId = 'zeist-raam';
