import { LineupPicture, lineupSize } from '@/components/marketing/lineup-picture';
import { PaintLayers } from '@/components/marketing/paint-layers';
import { RadioChoice } from '@/components/ui/radio-choice';
import { ScrollArea } from '@/components/ui/scroll-area';
import { TextLink } from '@/components/ui/text-link';
import { formatDimensions, formatQuantity } from '@/lib/products/format';
import { products } from '@/lib/products/products';
import { type ScreenSize, screenSizes } from '@/lib/products/specs';
import { productHref } from '@/lib/routes';
import styles from './lineup.module.css';
import { LineupDrawing } from './lineup-drawing';

const ON_PAGE = '(min-width: 82rem) 76rem, (min-width: 64rem) 92vw, 62rem';

const onlyFor: Record<ScreenSize, string | undefined> = { 43: styles.size43, 55: styles.size55 };

export function Lineup() {
  return (
    <figure className={`border-line border-y bg-surface ${styles.lineup}`}>
      <div className="page-width pt-6">
        <SizeChoice />
      </div>
      <ScrollArea label="De zeven modellen op één schaal">
        <div className="page-width min-w-5xl pt-2 pb-6">
          <div className="relative">
            <LineupDrawing />
            {screenSizes.map((size) => (
              <div key={size} className={`relative ${onlyFor[size]}`}>
                <LineupPicture kind={size} sizes={ON_PAGE} priority={size === 43} />
                <PaintLayers
                  of={`lineup-${size}`}
                  folder="lineup"
                  {...lineupSize}
                  widths={[1200, 2400]}
                  sizes={ON_PAGE}
                />
              </div>
            ))}
          </div>
          <ol className="grid grid-rows-[auto_auto] gap-y-1 pt-2 text-center text-sm tabular-nums">
            {products.map(({ id, name, sizes }) => (
              <li
                key={id}
                className={`col-start-1 row-span-2 row-start-1 grid grid-rows-subgrid px-1 ${styles.place} ${styles[id]}`}
              >
                <TextLink href={productHref(id)}>{name}</TextLink>
                <div className="mx-auto max-w-28 text-steel">
                  {screenSizes.map((size) => (
                    <p key={size} className={onlyFor[size]}>
                      {formatDimensions(sizes[size].dimensions)}
                    </p>
                  ))}
                </div>
              </li>
            ))}
          </ol>
        </div>
      </ScrollArea>
      <figcaption className="page-width pb-6 text-sm text-steel">
        Visualisatie op één schaal: zeven modellen van{' '}
        {screenSizes.map((size) => (
          <span key={size} className={onlyFor[size]}>
            {formatQuantity(size, 'inch')}
          </span>
        ))}
        , met een getekende persoon van 1,75&nbsp;m en iemand in een rolstoel. Maten als
        hoogte&nbsp;× breedte&nbsp;× diepte, zonder voetplaat en plafondbuis.
      </figcaption>
    </figure>
  );
}

function SizeChoice() {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-6 accent-ink">
      <legend className="mr-6 flex min-h-11 items-center font-semibold sm:float-left">
        Schermmaat
      </legend>
      {screenSizes.map((size) => (
        <RadioChoice key={size} name="schermmaat" value={size} defaultChecked={size === 43}>
          {formatQuantity(size, 'inch')}
        </RadioChoice>
      ))}
    </fieldset>
  );
}
