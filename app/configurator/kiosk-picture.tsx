import { ProductPicture } from '@/components/marketing/product-picture';
import type { Composition } from '@/lib/business/configurator/composition';
import { pictureOf } from '@/lib/business/configurator/picture-of';
import { specs } from '@/lib/business/products/specs';
import type { RalColour } from '@/lib/business/ral/ral-classic';
import { ON_STAGE } from './stage-sizes';

type KioskPictureProps = { composition: Composition; colour: RalColour; priority?: boolean };

/** Nothing where no picture shows the composition. */
export function KioskPicture({ composition, colour, priority = true }: KioskPictureProps) {
  const picture = pictureOf(composition);
  if (!picture) return null;
  const { code, name } = colour;
  return (
    <div className="relative">
      <ProductPicture
        product={picture}
        alt={`Visualisatie van de ${specs[composition.model].name} in RAL\u00a0${code} ${name.toLowerCase()}`}
        sizes={ON_STAGE}
        priority={priority}
        colour={colour}
      />
    </div>
  );
}
