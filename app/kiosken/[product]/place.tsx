import { RoomPicture } from '@/components/marketing/room-picture';
import { TextLink } from '@/components/ui/text-link';
import { sectorOf, sectors } from '@/lib/business/content/sectors';
import { about } from '@/lib/business/products/about';
import type { Product } from '@/lib/business/products/products';
import { sectorHref } from '@/lib/routes';
import { settings } from './setting';

/** The place and use of a model, and the sectors in which it is recommended. */
export function Place({ product: { id, usedFor } }: { product: Product }) {
  const { sector, focus, zoom = 1 } = settings[id];
  const recommendedIn = sectors.filter(({ models }) => models.some(({ model }) => model === id));
  return (
    <section aria-labelledby="plek" className="print:hidden">
      <div className="overflow-hidden">
        <RoomPicture
          picture={sectorOf(sector).picture}
          sizes={`(min-width: 48rem) ${100 * zoom}vw, ${160 * zoom}vw`}
          className={`aspect-[4/5] w-full object-cover md:aspect-[2/1] ${focus}`}
        />
      </div>
      <div className="page-width py-14 md:py-20">
        <h2 id="plek" className="text-steel">
          {`Hier past ${about[id].here}`}
        </h2>
        <ul className="mt-4 grid gap-x-8 gap-y-8 md:grid-cols-3">
          {usedFor.map((use) => (
            <li key={use} className="border-ink border-t pt-4 text-heading font-semibold">
              {use}
            </li>
          ))}
        </ul>
        <div className="mt-10 flex flex-wrap items-center gap-x-8">
          <p className="text-steel">Aanbevolen in</p>
          <ul className="flex flex-wrap gap-x-8">
            {recommendedIn.map((one) => (
              <li key={one.id} className="flex min-h-11 items-center">
                <TextLink href={sectorHref(one.id)}>{one.name}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
