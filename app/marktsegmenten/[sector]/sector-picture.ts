import type { Composition } from '@/lib/business/configurator/composition';
import { pictureOf } from '@/lib/business/configurator/picture-of';
import type { SectorId } from '@/lib/business/content/sectors';
import { about } from '@/lib/business/products/about';
import type { ProductId } from '@/lib/business/products/ids';
import { productOf } from '@/lib/business/products/products';

type SectorPicture = { name: string; alt: string };

/** Pictures of the advised version with a screen of the sector, where that of the product shows another (`imagery/Makefile`). */
const ownPictures: Partial<Record<SectorId, Partial<Record<ProductId, SectorPicture>>>> = {
  restaurants: {
    clearvision: {
      name: 'products/clearvision-hung-landscape',
      alt: 'Clearvision, liggend aan staalkabels, met de lunchkaart van een brasserie',
    },
  },
  zorg: {
    brandvision: {
      name: 'products/brandvision-care',
      alt: 'Brandvision met oproepscherm van een zorghuis: nummer A\u00a041 naar kamer\u00a04',
    },
  },
};

/** The picture of this version of a product with a screen of the sector; undefined where none shows both. */
export function sectorPictureOf(
  sector: SectorId,
  composition: Composition,
): SectorPicture | undefined {
  const { model } = composition;
  const name = pictureOf(composition);
  if (!name) return undefined;
  if (about[model].pictureSector !== sector) return ownPictures[sector]?.[model];
  return { name: `products/${name}`, alt: productOf(model).picture.alt };
}
