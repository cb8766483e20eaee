import paint from '@/app/kiosken/paint.module.css';
import { Picture } from '@/components/ui/picture';
import { RENDERED_COLOUR } from '@/lib/chosen-colour';
import { type ProductId, specs } from '@/lib/products/specs';
import type { RalColour } from '@/lib/ral/ral-classic';
import styles from './configurator.module.css';

const SQUARE = { width: 1600, height: 1600 } as const;
const ON_PAGE = '(min-width: 82rem) 25rem, (min-width: 64rem) 32vw, 46vw';

type KioskPictureProps = { model: ProductId; colour: RalColour };

/** The model in the chosen colour: the picture in RAL 7016, with another coat over it. */
export function KioskPicture({ model, colour }: KioskPictureProps) {
  return (
    // Keyed, so that no layer of the model before lies over the next one while that is loading.
    <div key={model} className="relative">
      <Picture
        name={`products/${model}-${RENDERED_COLOUR}`}
        alt={`Visualisatie van ${specs[model].name} in RAL\u00a0${colour.code} ${colour.name.toLowerCase()}`}
        {...SQUARE}
        sizes={ON_PAGE}
        priority
        className="h-auto w-full"
      />
      {colour.code !== RENDERED_COLOUR && <Coat model={model} srgb={colour.srgb} />}
    </div>
  );
}

function Coat({ model, srgb }: { model: ProductId; srgb: string }) {
  const layer = (part: 'plate' | 'gloss') => {
    const file = (width: number) => `/pictures/products/${model}-${part}-${width}.avif`;
    return {
      ...SQUARE,
      src: file(800),
      srcSet: [400, 800, 1600].map((width) => `${file(width)} ${width}w`).join(', '),
      sizes: ON_PAGE,
      decoding: 'async',
    } as const;
  };
  return (
    <span className={`${styles.layers} ${paint[model]}`}>
      <img alt="" {...layer('plate')} />
      <span className={styles.coat}>
        <svg aria-hidden="true" className="size-full">
          <rect width="100%" height="100%" fill={srgb} />
        </svg>
      </span>
      <img alt="" {...layer('gloss')} className={styles.gloss} />
    </span>
  );
}
