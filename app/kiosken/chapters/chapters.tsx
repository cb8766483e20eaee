import type { ComponentType } from 'react';
import { priceNote } from '@/lib/business/products/price-note';
import { type Product, products } from '@/lib/business/products/products';
import type { ProductId } from '@/lib/business/products/specs';
import { DarkChapter } from './dark-chapter';
import { DayAndNightChapter } from './day-and-night-chapter';
import { DrawnChapter } from './drawn-chapter';
import { LightChapter } from './light-chapter';

/** Layouts by the place a product is made for: a room in daylight, the evening, a window, or a plan to draw. */
const kinds: Record<ProductId, ComponentType<{ product: Product }>> = {
  brandvision: LightChapter,
  'brandvision-double': DarkChapter,
  clearvision: DayAndNightChapter,
  'clearvision-double': LightChapter,
  'touch-table': DrawnChapter,
  'wall-kiosk': DrawnChapter,
  'ceiling-kiosk': DarkChapter,
};

export function Chapters() {
  return (
    <section id="modellen" aria-labelledby="modellen-titel">
      <div className="page-width py-6 md:py-8 print:break-after-avoid">
        <h2 id="modellen-titel" className="text-title">
          Zeven modellen, twee maten
        </h2>
        <p className="mt-2 max-w-measure text-steel max-md:text-sm">
          {priceNote} Wij leveren alleen zakelijk. In folders heet staand portrait en liggend
          landscape. Een touchscreen reageert zoals uw telefoon (PCAP). De beelden zijn
          visualisaties.
        </p>
      </div>
      {products.map((product) => {
        const Chapter = kinds[product.id];
        return <Chapter key={product.id} product={product} />;
      })}
    </section>
  );
}
