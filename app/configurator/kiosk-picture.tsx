import { ProductPicture } from '@/components/marketing/product-picture';
import { type ProductId, specs } from '@/lib/business/products/specs';
import type { RalColour } from '@/lib/business/ral/ral-classic';
import { RENDERED_COLOUR } from '@/lib/platform/browser/chosen-colour';

const BESIDE = 'min(63vw, 100vh)';
const ON_STAGE = `(min-width: 64rem) ${BESIDE}, (min-width: 35rem) and (orientation: landscape) ${BESIDE}, min(100vw, 50vh)`;

type KioskPictureProps = { model: ProductId; colour: RalColour; priority?: boolean };

export function KioskPicture({ model, colour, priority = true }: KioskPictureProps) {
  const { code, name, srgb } = colour;
  return (
    // The key keeps old paint layers from covering the next model while it loads.
    <div key={model} className="relative">
      <ProductPicture
        product={model}
        alt={`Visualisatie van de ${specs[model].name} in RAL\u00a0${code} ${name.toLowerCase()}`}
        sizes={ON_STAGE}
        priority={priority}
        isPainted={code !== RENDERED_COLOUR}
        colour={srgb}
      />
    </div>
  );
}
