import { PaintLayers } from '@/components/marketing/paint-layers';
import { Picture } from '@/components/ui/picture';
import { RENDERED_COLOUR } from '@/lib/browser/chosen-colour';
import { type ProductId, specs } from '@/lib/products/specs';
import type { RalColour } from '@/lib/ral/ral-classic';

const SQUARE = { width: 1600, height: 1600 } as const;
const ON_STAGE = '(min-width: 64rem) min(63vw, 100vh), min(100vw, 50vh)';

type KioskPictureProps = { model: ProductId; colour: RalColour; priority?: boolean };

export function KioskPicture({ model, colour, priority = true }: KioskPictureProps) {
  const { code, name, srgb } = colour;
  return (
    // Without the key, old paint layers cover the next model while it loads.
    <div key={model} className="relative">
      <Picture
        name={`products/${model}-${RENDERED_COLOUR}`}
        alt={`Visualisatie van ${specs[model].name} in RAL\u00a0${code} ${name.toLowerCase()}`}
        {...SQUARE}
        sizes={ON_STAGE}
        priority={priority}
        className="h-auto w-full"
      />
      {code !== RENDERED_COLOUR && (
        <PaintLayers
          of={model}
          folder="products"
          {...SQUARE}
          widths={[400, 800, 1600]}
          sizes={ON_STAGE}
          colour={srgb}
        />
      )}
    </div>
  );
}
