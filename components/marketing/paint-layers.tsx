import paint from './paint.module.css';

type PaintLayersProps = {
  /** Name of the picture, which is also the name of its mask class in paint.module.css. */
  of: string;
  folder: 'products' | 'lineup';
  width: number;
  height: number;
  widths: readonly number[];
  sizes: string;
  /** CSS colour. Without it, the style sheet uses the colour of the checked radio button on the page. */
  colour?: string;
};

/**
 * Utility classes, because the browser may render before the style sheet of the page is loaded.
 * `content-visibility` delays loading the masks of pictures far below the viewport.
 */
const layerClasses =
  'absolute inset-0 isolate [content-visibility:auto] *:absolute *:inset-0 *:size-full';

/** Overlays a picture in RAL 7016 and recolours its powder coat. */
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
    <span className={`${layerClasses} ${paint.layers} ${colour ? paint.painted : ''} ${paint[of]}`}>
      <img alt="" {...layer('plate')} />
      <span className={paint.coat}>{colour && <Fill colour={colour} />}</span>
      <img alt="" {...layer('gloss')} className={paint.gloss} />
    </span>
  );
}

/** An SVG attribute, because the CSP blocks inline styles. */
function Fill({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" className="size-full">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}
