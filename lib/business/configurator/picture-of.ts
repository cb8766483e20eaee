import type { ProductId } from '../products/ids';
import { specs } from '../products/specs';
import type { Composition } from './composition';

/** Name of the pictures of a version of a product in /public/pictures/products, without colour or layer. */
export type PictureId =
  | ProductId
  | 'wall-kiosk-landscape'
  | 'clearvision-hung'
  | 'clearvision-hung-landscape';

/** The pictures that show this orientation and this mount; undefined where none do. */
export function pictureOf({ model, orientation, mount }: Composition): PictureId | undefined {
  const { orientations, mounts } = specs[model];
  if (model === 'clearvision' && mount === 'staalkabels') {
    return orientation === 'liggend' ? 'clearvision-hung-landscape' : 'clearvision-hung';
  }
  if (mount !== mounts[0]) return undefined;
  if (orientation === orientations[0]) return model;
  return model === 'wall-kiosk' ? 'wall-kiosk-landscape' : undefined;
}
