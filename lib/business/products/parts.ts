import { formatQuantity } from './format';
import { formatSizes } from './format-specs';
import type { ProductId } from './ids';

/** Names of parts in imagery/blender/kiosks/taken_apart.py, which pulls them apart. */
export type PartId =
  | 'glass'
  | 'screen'
  | 'door'
  | 'electronics'
  | 'body'
  | 'core'
  | 'plinth'
  | 'mast'
  | 'bracket'
  | 'tubes'
  | 'pan'
  | 'legs'
  | 'duct'
  | 'foot';

export type Part = {
  id: PartId;
  name: string;
  /** How many a kiosk has; one if left out. */
  count?: 2;
  /** Size in mm of one: of what stands or hangs width, height and depth; of a plate that lies width, depth and thickness. */
  size: readonly [number, number, number];
  /** Weight of all of them together. */
  weightKg: number;
};

/** The size of which the parts are listed. */
export const SIZE_OF_PARTS = 43;

const foot = (depth: number, weightKg: number): Part => ({
  id: 'foot',
  name: 'Voetplaat',
  size: [640, depth, 10],
  weightKg,
});

const electronics = 'Voeding, plek voor mediaspeler';
const cooledElectronics = 'Koeling, voeding, plek voor mediaspeler';

/**
 * What a kiosk of 43 inch consists of, from front to back and from top to bottom. To be confirmed by the owner; together
 * they have its specified weight (parts.test.ts).
 */
export const parts: Readonly<Record<ProductId, readonly Part[]>> = {
  brandvision: [
    { id: 'glass', name: 'Glas', size: [596, 1018, 6], weightKg: 9.1 },
    { id: 'screen', name: 'Scherm', size: [556, 962, 18], weightKg: 8 },
    { id: 'body', name: 'Huis', size: [640, 1714, 60], weightKg: 14.2 },
    { id: 'door', name: 'Servicedeur', size: [618, 638, 3], weightKg: 4.7 },
    { id: 'electronics', name: electronics, size: [550, 558, 34], weightKg: 2.4 },
    { id: 'plinth', name: 'Plint', size: [550, 28, 36], weightKg: 1 },
    foot(450, 22.6),
  ],
  'brandvision-double': [
    { id: 'glass', name: 'Glas', count: 2, size: [596, 1018, 6], weightKg: 18.2 },
    { id: 'screen', name: 'Scherm', count: 2, size: [556, 962, 18], weightKg: 16 },
    { id: 'body', name: 'Schaal', count: 2, size: [640, 1714, 45], weightKg: 8 },
    { id: 'door', name: 'Servicedeur', count: 2, size: [618, 638, 3], weightKg: 9.4 },
    { id: 'electronics', name: electronics, size: [550, 558, 34], weightKg: 2.4 },
    { id: 'core', name: 'Kern', size: [624, 1698, 70], weightKg: 3.7 },
    { id: 'plinth', name: 'Plint', size: [550, 28, 86], weightKg: 1.2 },
    foot(520, 26.1),
  ],
  clearvision: [
    { id: 'glass', name: 'Glas', size: [628, 1022, 4], weightKg: 6.4 },
    { id: 'screen', name: 'Scherm', size: [556, 962, 18], weightKg: 14 },
    { id: 'electronics', name: cooledElectronics, size: [500, 520, 34], weightKg: 3.5 },
    { id: 'body', name: 'Huis', size: [640, 1034, 95], weightKg: 12 },
    { id: 'mast', name: 'Mast', size: [230, 656, 54], weightKg: 11.5 },
    foot(450, 22.6),
  ],
  'clearvision-double': [
    { id: 'glass', name: 'Glas', count: 2, size: [628, 1022, 4], weightKg: 12.8 },
    { id: 'screen', name: 'Scherm', count: 2, size: [556, 962, 18], weightKg: 23 },
    { id: 'body', name: 'Schaal', count: 2, size: [640, 1034, 54], weightKg: 11 },
    { id: 'electronics', name: cooledElectronics, size: [500, 520, 34], weightKg: 3.5 },
    { id: 'core', name: 'Kern', size: [620, 1014, 95], weightKg: 4.1 },
    { id: 'mast', name: 'Mast', size: [230, 656, 54], weightKg: 11.5 },
    foot(520, 26.1),
  ],
  'touch-table': [
    { id: 'glass', name: 'Glas', size: [1096, 696, 8], weightKg: 15.3 },
    { id: 'screen', name: 'Scherm', size: [962, 556, 18], weightKg: 9 },
    { id: 'body', name: 'Rand van het blad', size: [1120, 720, 44], weightKg: 10.7 },
    { id: 'electronics', name: electronics, size: [500, 360, 34], weightKg: 2.4 },
    { id: 'pan', name: 'Onderbak', size: [1104, 704, 34], weightKg: 8.8 },
    { id: 'legs', name: 'Poten', count: 2, size: [52, 575, 576], weightKg: 24 },
    { id: 'duct', name: 'Kabelgoot', size: [790, 120, 46], weightKg: 4.8 },
  ],
  'wall-kiosk': [
    { id: 'glass', name: 'Glas', size: [606, 1010, 4], weightKg: 6.1 },
    { id: 'screen', name: 'Scherm', size: [556, 962, 18], weightKg: 8 },
    { id: 'electronics', name: electronics, size: [500, 360, 34], weightKg: 2.4 },
    { id: 'body', name: 'Huis', size: [650, 1060, 63], weightKg: 10.1 },
    { id: 'bracket', name: 'Ophangframe', size: [560, 970, 12], weightKg: 5.4 },
  ],
  'ceiling-kiosk': [
    { id: 'glass', name: 'Glas', count: 2, size: [1020, 604, 4], weightKg: 12.4 },
    { id: 'screen', name: 'Scherm', count: 2, size: [962, 556, 18], weightKg: 16 },
    { id: 'body', name: 'Schaal', count: 2, size: [1060, 650, 50], weightKg: 2.4 },
    { id: 'electronics', name: electronics, size: [500, 360, 34], weightKg: 1.8 },
    { id: 'core', name: 'Kern', size: [1042, 632, 80], weightKg: 2 },
    { id: 'tubes', name: 'Plafondbuis', count: 2, size: [33, 500, 33], weightKg: 3.4 },
  ],
};

/** "596 × 1.018 × 6 mm", or "2 × 596 × 1.018 × 6 mm" where there are two. */
export function formatPartSize({ count, size }: Part): string {
  return (count ? `${count}\u00a0×\u00a0` : '') + formatSizes(...size);
}

/** "9,1 kg": the weight of all of them together. */
export function formatPartWeight({ weightKg }: Part): string {
  return formatQuantity(weightKg, 'kg');
}

/** "Glas, 596 × 1.018 × 6 mm, 9,1 kg". */
export function formatPart(part: Part): string {
  return `${part.name}, ${formatPartSize(part)}, ${formatPartWeight(part)}`;
}
