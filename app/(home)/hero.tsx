import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import type { FilmSource } from '@/lib/media';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { HeroVideo } from './hero-video';

/** One crop for still and film: a low window keeps the foot of the kiosk and loses some ceiling. */
const CROP = 'absolute inset-0 size-full object-cover object-[50%_90%]';

/** Complete with its still; the film, when there is one, plays over it. */
export function Hero({ film }: { film: readonly FilmSource[] | null }) {
  return (
    <section aria-labelledby="hero-titel" className="bg-ink text-paper">
      <div className="relative aspect-video max-h-[70dvh] w-full overflow-hidden">
        <Picture
          name="rooms/hero"
          alt="Een zonnige hal met een aanmeldzuil vooraan, een touchtafel, een kiosk aan de wand en drie menuschermen boven een koffiebar (visualisatie)"
          width={1920}
          height={1080}
          widths={[400, 800, 1200, 1920]}
          sizes="100vw"
          priority
          className={CROP}
        />
        {film && <HeroVideo sources={film} className={CROP} />}
      </div>
      <div className="page-width grid gap-8 py-10 md:py-14 lg:grid-cols-[3fr_2fr] lg:items-end">
        <h1 id="hero-titel" className="text-display">
          Gezien, gelezen, aangeraakt.
        </h1>
        <div>
          <p className="max-w-measure text-lead">
            {site.promise} U weet vooraf hoe groot, hoe fel en wat het kost.
          </p>
          <div className="mt-6 flex flex-wrap gap-4">
            <ButtonLink href={routes.kiosken} variant="inverse">
              Bekijk de kiosken
            </ButtonLink>
            <ButtonLink href={routes.contact} variant="inverse">
              Neem contact op
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
