import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import { formatPrice } from '@/lib/business/products/format';
import { lowestPrice } from '@/lib/business/products/lowest-figures';
import type { VideoSource } from '@/lib/posts/media/hero-video';
import { routes } from '@/lib/routes';
import styles from './hero.module.css';
import { HeroVideo } from './hero-video';
import { UPRIGHT } from './upright';

const CROP = 'absolute inset-0 size-full object-cover';

/** The headline overlays the floor: in the video the kiosk reaches to 64 % of the width. */
export function Hero({ film }: { film: readonly VideoSource[] | null }) {
  return (
    <section aria-labelledby="hero-titel" className="relative">
      <div className={`relative aspect-4/5 md:aspect-video overflow-hidden ${styles.picture}`}>
        <Picture
          name="rooms/hero"
          alt="Een zonnige hal: een bezoeker tikt op een aanmeldzuil, met menuschermen boven een koffiebar op de achtergrond (visualisatie)"
          width={2880}
          height={1620}
          widths={[800, 1200, 1920, 2200, 2880]}
          sizes="100vw"
          frame={{
            media: UPRIGHT,
            name: 'rooms/hero-portrait',
            widths: [400, 800, 1200],
            fallback: 800,
            sizes: '100vw',
          }}
          priority
          className={CROP}
        />
        {film && <HeroVideo sources={film} className={CROP} />}
      </div>
      <div className={`pt-8 pb-4 ${styles.words}`}>
        <div className="page-width">
          <h1 id="hero-titel" className="text-display">
            Kiosken en narrowcasting: zoeken hoeft niet meer
          </h1>
          <div className="mt-6 flex flex-wrap items-end gap-6">
            <p className="max-w-md text-lead">
              Kiosken, software en inhoud van één leverancier. Zeven modellen, vanaf{' '}
              {formatPrice(lowestPrice)} excl.&nbsp;btw.
            </p>
            <div className="flex flex-wrap gap-4">
              <ButtonLink href={routes.kiosken}>Bekijk de kiosken</ButtonLink>
              <ButtonLink href={routes.contact} variant="secondary">
                Neem contact op
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
