import { Picture } from '@/components/ui/picture';
import paint from './paint.module.css';
import { ShownWhole } from './shown-whole';

type PaintLayersProps = {
  /** Name of the mask class in paint.module.css. */
  of: string;
  /** Path in /public/pictures without layer, width and extension. */
  name: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** Width of the WebP files, if not 800 px. */
  fallback?: number;
  sizes: string;
  /** Defaults to the colour of the checked radio button. */
  colour?: string;
};

/** Utility classes apply before the style sheet of the page is loaded; `content-visibility` delays the masks. */
const layerClasses =
  'absolute inset-0 isolate [content-visibility:auto] *:absolute *:inset-0 *:size-full';

/** Recolours the powder coat of a picture in RAL 7016. */
export function PaintLayers({ of, name, colour, ...picture }: PaintLayersProps) {
  return (
    <ShownWhole
      className={`${layerClasses} ${paint.layers} ${colour ? paint.painted : ''} ${paint[of]}`}
    >
      <Picture name={`${name}-plate`} alt="" {...picture} className="size-full" />
      <span className={paint.coat}>{colour && <Fill colour={colour} />}</span>
      <Picture name={`${name}-gloss`} alt="" {...picture} className={`size-full ${paint.gloss}`} />
    </ShownWhole>
  );
}

/** The CSP blocks inline styles, but not SVG attributes. */
function Fill({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" className="size-full">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}
