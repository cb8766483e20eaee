import { SpecList } from '@/components/ui/spec-list';
import { TextLink } from '@/components/ui/text-link';
import { bodySize } from '@/lib/business/configurator/body-size';
import { kioskLabel } from '@/lib/business/configurator/labels';
import { toQuery } from '@/lib/business/configurator/query';
import lineup from '@/lib/business/content/lineup.json';
import { formatQuantity } from '@/lib/business/products/format';
import { specs, tubeLength } from '@/lib/business/products/specs';
import { compositionOf, type RoomChoice } from '@/lib/business/room-models/room-choice';
import { roomFormats } from '@/lib/business/room-models/room-file';
import { roomFile } from '@/lib/business/room-models/room-file-of';
import { productHref, routes } from '@/lib/routes';

const BYTES_PER_KB = 1000;

const uses = {
  glb: 'voor Android en voor programma’s waarin u een gebouw of inrichting tekent',
  usdz: 'voor iPhone, iPad en Mac',
} as const;

/** The models as plain downloads, and what they measure. */
export function Files({ choice: { model, colour } }: { choice: RoomChoice }) {
  const { product, size } = model;
  const composition = { ...compositionOf(model), colour: colour.code };
  const files = roomFormats.map((format) => ({
    format,
    ...roomFile({ model, colour: colour.code, format }),
  }));
  return (
    <section aria-labelledby="bestanden" className="py-14 md:py-20">
      <div className="page-width grid gap-x-16 gap-y-12 md:grid-cols-2">
        <div>
          <h2 id="bestanden" className="text-title">
            Als bestand
          </h2>
          <p className="mt-4 max-w-measure">
            Op ware grootte en in de gekozen kleur, met een voorbeeld op het scherm. U mag de
            modellen vrij gebruiken in uw plannen.
          </p>
          <ul className="mt-4">
            {files.map(({ format, href, name, bytes }) => (
              <li key={format} className="border-line border-b py-3">
                <a
                  href={href}
                  download={`zuilwerk-${name}`}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  {`${format.toUpperCase()}, ${formatQuantity(Math.ceil(bytes / BYTES_PER_KB), 'kB')}`}
                </a>
                <p>{uses[format]}</p>
              </li>
            ))}
          </ul>
          <p className="mt-4">
            Tekeningen als DXF en PDF staan{' '}
            <TextLink href={`${productHref(product)}#gegevens`}>
              {`bij de ${specs[product].name}`}
            </TextLink>
            .
          </p>
        </div>
        <div>
          <h2 className="text-title">Op ware grootte</h2>
          <div className="mt-4">
            <SpecList
              specs={[
                { label: 'Model', value: kioskLabel({ model: product, size }) },
                { label: 'Kleur', value: `RAL\u00a0${colour.code} ${colour.name.toLowerCase()}` },
                ...measuresOf(model),
              ]}
            />
          </div>
          <p className="mt-4">
            <TextLink href={`${routes.configurator}?${toQuery({ composition })}`}>
              Stel deze kiosk samen
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}

function measuresOf(model: RoomChoice['model']) {
  const { product, size } = model;
  const composition = compositionOf(model);
  const { height, width, depth } = bodySize(composition);
  const { footPlate } = specs[product].sizes[size];
  const tubes = tubeLength(composition.mount);
  const mm = (value: number) => formatQuantity(value, 'mm');
  return [
    { label: 'Hoogte', value: mm(height) },
    { label: 'Breedte', value: mm(width) },
    {
      label: 'Diepte',
      value: footPlate ? `${mm(depth)}, op een voetplaat van ${mm(footPlate.depth)}` : mm(depth),
    },
    ...(tubes
      ? [
          {
            label: 'Ophanging',
            value: `${mm(lineup.bottomOfCeilingKiosk)} boven de vloer, waar een ring de plek aangeeft; buizen van ${mm(tubes)}`,
          },
        ]
      : []),
    ...(specs[product].tableTop ? [{ label: 'Blad', value: 'vlak' }] : []),
  ];
}
