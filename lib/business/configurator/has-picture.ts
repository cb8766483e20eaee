import { specs } from '../products/specs';
import type { Composition } from './composition';

/** Whether the pictures show this orientation and this mount. */
export function hasPicture({ model, orientation, mount }: Composition): boolean {
  const { orientations, mounts } = specs[model];
  return orientation === orientations[0] && mount === mounts[0];
}
