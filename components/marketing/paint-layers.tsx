import paint from './paint.module.css';

type PaintLayersProps = {
  /** Name of the picture, which has a mask of that name in the style sheet. */
  of: string;
  folder: 'products' | 'lineup';
  width: number;
  height: number;
  widths: readonly number[];
  sizes: string;
  /** As CSS writes it. Without one, the colour that is chosen among the fields of the page. */
  colour?: string;
};

/**
 * By the style sheet that all pages share: a browser lays out a frame before that of its page is there.
 * Masks of chapters far below wait until the visitor comes near.
 */
const placed =
  'absolute inset-0 isolate [content-visibility:auto] *:absolute *:inset-0 *:size-full';

/** Lies over a picture in RAL 7016 and gives its powder coat the colour that the visitor chooses. */
export function PaintLayers({ of, folder, widths, colour, ...picture }: PaintLayersProps) {
  const layer = (part: 'plate' | 'gloss') => {
    const file = (width?: number) => `/pictures/${folder}/${of}-${part}-${width}.avif`;
    return {
      ...picture,
      src: file(widths[0]),
      srcSet: widths.map((width) => `${file(width)} ${width}w`).join(', '),
      loading: 'lazy',
      decoding: 'async',
    } as const;
  };
  return (
    <span className={`${placed} ${paint.layers} ${colour ? paint.painted : ''} ${paint[of]}`}>
      <img alt="" {...layer('plate')} />
      <span className={paint.coat}>{colour && <Fill colour={colour} />}</span>
      <img alt="" {...layer('gloss')} className={paint.gloss} />
    </span>
  );
}

/** A drawing may have any colour; a style of its own would break the policy. */
function Fill({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" className="size-full">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}
