import { LineupPicture } from '@/components/marketing/lineup-picture';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';

/**
 * The family at one scale, standing on the lower edge of the band. Its upper left is empty, and that
 * is where the text stands on wide screens; on narrow ones the row runs off the right edge.
 */
export function ConfiguratorBanner() {
  return (
    <section aria-labelledby="configurator-titel" className="overflow-hidden bg-mist">
      <div className="page-width grid pt-14 md:pt-20">
        <div className="z-10 max-w-xl lg:col-start-1 lg:row-start-1">
          <h2 id="configurator-titel" className="text-title">
            Stel uw kiosk samen
          </h2>
          <p className="mt-4 mb-6 text-lead text-steel">
            Kies uit zeven modellen, twee formaten en elke RAL-kleur.
          </p>
          <ButtonLink href={routes.configurator}>Open de configurator</ButtonLink>
        </div>
        {/* The feet stand 40 of 2400 px above the lower edge of the picture. */}
        <div className="-mb-[1.667%] w-[190%] self-end pt-8 md:w-[135%] lg:col-start-1 lg:row-start-1 lg:w-full lg:pt-24">
          <LineupPicture sizes="(min-width: 82rem) 1216px, (min-width: 64rem) 92vw, (min-width: 48rem) 125vw, 175vw" />
        </div>
      </div>
    </section>
  );
}
