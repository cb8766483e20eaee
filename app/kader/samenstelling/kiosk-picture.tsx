import { PaintLayers } from '@/components/marketing/paint-layers';
import { Picture } from '@/components/ui/picture';
import { RENDERED_COLOUR } from '@/lib/browser/chosen-colour';
import { type ProductId, specs } from '@/lib/products/specs';
import type { RalColour } from '@/lib/ral/ral-classic';

const SQUARE = { width: 1600, height: 1600 } as const;
const ON_PAGE = '(min-width: 82rem) 21rem, (min-width: 64rem) 26vw, 46vw';

type KioskPictureProps = { model: ProductId; colour: RalColour };

export function KioskPicture({ model, colour: { code, name, srgb } }: KioskPictureProps) {
  return (
    // Without the key, old paint layers cover the next model while it loads.
    <div key={model} className="relative">
      <Picture
        name={`products/${model}-${RENDERED_COLOUR}`}
        alt={`Visualisatie van ${specs[model].name} in RAL\u00a0${code} ${name.toLowerCase()}`}
        {...SQUARE}
        sizes={ON_PAGE}
        priority
        className="h-auto w-full"
      />
      {code !== RENDERED_COLOUR && (
        <PaintLayers
          of={model}
          folder="products"
          {...SQUARE}
          widths={[400, 800, 1600]}
          sizes={ON_PAGE}
          colour={srgb}
        />
      )}
    </div>
  );
}
