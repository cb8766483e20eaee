import { LineupPicture } from '@/components/marketing/lineup-picture';
import { SidewaysScroll } from '@/components/ui/sideways-scroll';
import { TextLink } from '@/components/ui/text-link';
import { formatDimensions } from '@/lib/content/product-format';
import { products } from '@/lib/content/products';

/** How the picture was rendered: 2400 x 1100 px, with the floor at this height. */
const FLOOR_Y = 1060;
const PX_PER_METRE = 1000 / 3;

/** The seven in one row at one scale; the columns below follow their places in the picture. */
export function Lineup() {
  return (
    <figure className="border-line border-y bg-surface">
      <SidewaysScroll label="De zeven modellen op één schaal">
        <div className="page-width min-w-5xl py-8">
          <div className="relative">
            <MetreLines />
            <LineupPicture
              sizes="(min-width: 82rem) 76rem, (min-width: 64rem) 95vw, 64rem"
              priority
            />
          </div>
          <ol className="grid grid-cols-[326fr_289fr_289fr_288fr_449fr_292fr_467fr] text-center text-sm tabular-nums">
            {products.map(({ id, name, sizes }) => (
              <li key={id} className="px-2">
                <TextLink href={`#${id}`}>{name}</TextLink>
                <p className="mt-1 text-steel">{formatDimensions(sizes[43].dimensions)}</p>
              </li>
            ))}
          </ol>
        </div>
      </SidewaysScroll>
      <figcaption className="page-width pb-6 text-sm text-steel">
        Visualisatie op één schaal: zeven modellen van 43&nbsp;inch in RAL&nbsp;7016 antracietgrijs.
        Maten als hoogte&nbsp;× breedte&nbsp;× diepte, zonder voetplaat en plafondbuis.
      </figcaption>
    </figure>
  );
}

function MetreLines() {
  return (
    <svg
      viewBox="0 0 2400 1100"
      aria-hidden="true"
      className="absolute inset-0 size-full fill-steel stroke-line"
    >
      {[0, 1, 2, 3].map((metres) => {
        const y = FLOOR_Y - metres * PX_PER_METRE;
        return (
          <g key={metres}>
            <line x1="0" x2="2400" y1={y} y2={y} strokeWidth="2" />
            <text x="0" y={y - 8} fontSize="28" stroke="none">
              {metres} m
            </text>
          </g>
        );
      })}
    </svg>
  );
}
