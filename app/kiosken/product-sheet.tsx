import { BulletList } from '@/components/ui/bullet-list';
import { ButtonLink } from '@/components/ui/button-link';
import { SidewaysScroll } from '@/components/ui/sideways-scroll';
import {
  formatDelivery,
  formatDimensions,
  formatFootPlate,
  formatPrice,
  formatQuantity,
  formatYearlyUse,
} from '@/lib/products/format';
import {
  commonSpecs,
  type Product,
  priceNote,
  type SizeSpecs,
  screenSizes,
} from '@/lib/products/products';
import { contactHref, routes } from '@/lib/routes';
import { site } from '@/lib/site';

const HOURS_PER_DAY = 12;

/** Everything we state about one product: what it is, its figures in both sizes and what to do next. */
export function ProductSheet({ product }: { product: Product }) {
  const { id, name, description, usedFor } = product;
  return (
    <div className="space-y-8">
      <p className="max-w-measure text-lead">{description}</p>
      <SpecTable product={product} />
      <div>
        <h4 className="mb-3 text-subtitle">Gebruikt voor</h4>
        <BulletList items={usedFor} />
      </div>
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={contactHref(`advies-${id}`)}>Vraag advies over {name}</ButtonLink>
        <ButtonLink href={routes.configurator} variant="secondary">
          Stel {name} samen
        </ButtonLink>
      </div>
    </div>
  );
}

function SpecTable({ product }: { product: Product }) {
  const { name, sizes } = product;
  return (
    <SidewaysScroll label={`Gegevens van ${name}`}>
      <table className="w-full border-collapse text-left align-top tabular-nums max-sm:text-sm">
        <caption className="pb-3 text-left text-sm text-steel">
          Gegevens van {name}. {priceNote}
        </caption>
        <thead>
          <tr className="border-ink border-b">
            <td className="w-2/5" />
            {screenSizes.map((size) => (
              <th key={size} scope="col" className="py-2 pr-3">
                {formatQuantity(size, 'inch')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizeRows(product).map(({ label, value }) => (
            <tr key={label} className="border-line border-b">
              <RowHeading>{label}</RowHeading>
              {screenSizes.map((size) => (
                <td key={size} className="py-2 pr-3">
                  {value(sizes[size])}
                </td>
              ))}
            </tr>
          ))}
          {sharedRows(product).map(({ label, value }) => (
            <tr key={label} className="border-line border-b">
              <RowHeading>{label}</RowHeading>
              <td colSpan={screenSizes.length} className="py-2 pr-3">
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SidewaysScroll>
  );
}

function RowHeading({ children }: { children: string }) {
  return (
    <th scope="row" className="py-2 pr-3 font-normal text-steel">
      {children}
    </th>
  );
}

type SizeRow = { label: string; value: (specs: SizeSpecs) => string };

function sizeRows({ sizes }: Product): SizeRow[] {
  const footPlateRow: SizeRow = {
    label: 'Voetplaat (b\u00a0× d)',
    value: ({ footPlate }) => (footPlate ? formatFootPlate(footPlate) : '–'),
  };
  return [
    { label: 'Richtprijs vanaf', value: ({ priceFrom }) => formatPrice(priceFrom) },
    {
      label: 'Afmetingen (h\u00a0× b\u00a0× d)',
      value: ({ dimensions }) => formatDimensions(dimensions),
    },
    ...(sizes[43].footPlate ? [footPlateRow] : []),
    { label: 'Gewicht', value: ({ weightKg }) => formatQuantity(weightKg, 'kg') },
    {
      label: 'Vermogen bij gewoon gebruik',
      value: ({ powerWatt }) => formatQuantity(powerWatt, 'W'),
    },
    {
      label: `Verbruik bij ${HOURS_PER_DAY}\u00a0uur per dag`,
      value: ({ powerWatt }) => formatYearlyUse(powerWatt, HOURS_PER_DAY),
    },
  ];
}

function sharedRows(product: Product) {
  const { hardware, softwareSupport } = site.warranty;
  return [
    { label: 'Helderheid', value: product.brightness },
    { label: 'Touchscreen', value: product.touch },
    { label: 'Stand', value: product.orientation },
    { label: 'Plaatsing', value: product.mounting },
    { label: 'Bedrijf (uren/dagen)', value: product.operation },
    { label: 'Bescherming', value: product.protection },
    { label: 'Huis', value: commonSpecs.housing },
    { label: 'Standaardkleuren', value: commonSpecs.standardColours },
    { label: 'Aansluitingen', value: commonSpecs.connections },
    {
      label: 'Garantie',
      value: `${hardware} op hardware, ${softwareSupport} softwareondersteuning`,
    },
    { label: 'Levertijd', value: formatDelivery(product.deliveryWeeks) },
  ];
}
