/** The screens of the example bakery, with the place that a technician needs. */
export const screensOfBakery = [
  { id: 'gouda-raam', name: 'Gouda, raam' },
  { id: 'gouda-toonbank', name: 'Gouda, toonbank' },
  { id: 'woerden-raam', name: 'Woerden, raam' },
  { id: 'woerden-toonbank', name: 'Woerden, toonbank' },
  { id: 'houten-raam', name: 'Houten, raam' },
  { id: 'houten-toonbank', name: 'Houten, toonbank' },
  { id: 'zeist-raam', name: 'Zeist, raam' },
  { id: 'zeist-toonbank', name: 'Zeist, toonbank' },
] as const;

export type ScreenId = (typeof screensOfBakery)[number]['id'];

/** The screen with the fault of the example. */
export const FAULTY_SCREEN: ScreenId = 'zeist-raam';
