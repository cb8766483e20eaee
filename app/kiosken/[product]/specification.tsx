import { PrintButton } from '@/components/ui/print-button';
import { SpecList } from '@/components/ui/spec-list';
import { TextLink } from '@/components/ui/text-link';
import { routes, TRUE_SIZE_PATH } from '@/lib/routes';
import { Downloads } from './downloads';
import type { Sheet } from './sheet';
import print from './sheet-print.module.css';
import { SpecTable } from './spec-table';

/** The measured drawings, the whole table and the options; with the stage, the printed sheet. */
export function Specification({ sheet }: { sheet: Sheet }) {
  const {
    name,
    drawings,
    downloads,
    hasFootPlate,
    hasReachBand,
    priceNote,
    rows,
    options,
    conditions,
  } = sheet;
  return (
    <section aria-labelledby="gegevens" className={`bg-surface py-14 md:py-20 ${print.sheet}`}>
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="gegevens" className="text-title">
            Op de millimeter
          </h2>
          <PrintButton>Druk dit blad af</PrintButton>
        </div>
        <div className="mt-8 grid items-end gap-x-16 gap-y-8 md:grid-cols-2 print:grid-cols-2 print:gap-x-4">
          {drawings.map(({ src, alt, caption, width, height }) => (
            <figure key={src}>
              <img
                src={src}
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className="h-auto w-full"
              />
              <figcaption className="mt-2 tabular-nums">{caption}</figcaption>
            </figure>
          ))}
        </div>
        <p className="mt-4 max-w-measure text-sm text-steel">
          Maten in millimeters, op één schaal, naast een persoon van 1,75&nbsp;m.
          {hasReachBand &&
            ' Gekleurd: waar iedereen bij de knoppen kan, ook vanuit een rolstoel (EN\u00a0301\u00a0549).'}
          <span className="print:hidden">
            {' '}
            Letters en randen ziet u <TextLink href={TRUE_SIZE_PATH}>op ware grootte</TextLink>.
          </span>
        </p>
        <Downloads files={downloads} hasFootPlate={hasFootPlate} />
        <div className="mt-14 grid gap-x-16 gap-y-12 xl:grid-cols-[2fr_1fr] print:block">
          <SpecTable name={name} note={priceNote} rows={rows} />
          <div>
            <h3 className="mb-3 text-heading">Opties en meerprijs</h3>
            <SpecList specs={options} />
            <p className="mt-3 text-sm text-steel print:hidden">Excl.&nbsp;btw.</p>
            <h3 className="mt-10 mb-3 text-heading">In uw gebouw</h3>
            <SpecList specs={conditions} />
            <p className="mt-3 text-sm text-steel print:hidden">
              Meer leest u bij{' '}
              <TextLink href={`${routes.buying}#gebouw`}>
                deur, vloer, brandweer en vergunning
              </TextLink>
              .
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
