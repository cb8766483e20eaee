import { KioskDrawing } from '@/components/marketing/kiosk-drawing';
import { ProductPicture } from '@/components/marketing/product-picture';
import type { Composition } from '@/lib/business/configurator/composition';
import { pictureOf } from '@/lib/business/configurator/picture-of';
import { specs } from '@/lib/business/products/specs';
import { findRalColour, ralClassic } from '@/lib/business/ral/ral-classic';

/** The kiosk in its colour: a render, or a drawing where no render shows it so. */
export function LinePicture({ composition }: { composition: Composition }) {
  const { model, colour: code } = composition;
  const colour = findRalColour(code) ?? ralClassic[0];
  if (!colour) return null;
  const picture = pictureOf(composition);
  if (!picture) {
    return (
      <div className="drawn-on-paper">
        <KioskDrawing composition={composition} colour={colour} />
      </div>
    );
  }
  return (
    <div className="relative">
      <ProductPicture
        product={picture}
        alt={`Visualisatie van de ${specs[model].name} in RAL\u00a0${code} ${colour.name.toLowerCase()}`}
        sizes="(min-width: 48rem) 13rem, 45vw"
        colour={colour}
      />
    </div>
  );
}
