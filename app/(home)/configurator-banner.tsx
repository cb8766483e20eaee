import { LineupPicture } from '@/components/marketing/lineup-picture';
import { ButtonLink } from '@/components/ui/button-link';
import lineup from '@/lib/business/content/lineup.json';
import { routes } from '@/lib/routes';

export function ConfiguratorBanner() {
  return (
    <section aria-labelledby="configurator-titel" className="overflow-hidden bg-mist">
      <div className="page-width grid grid-cols-[minmax(0,1fr)] pt-14 pb-3 md:pt-20 md:pb-6">
        <div className="z-10 max-w-3xl lg:col-start-1 lg:row-start-1">
          <h2 id="configurator-titel" className="text-display">
            Stel uw kiosk samen
          </h2>
          <p className="mt-4 mb-6 text-lead text-steel">
            Kies uit zeven modellen, twee formaten en elke RAL-kleur.
          </p>
          <ButtonLink href={routes.configurator}>Open de configurator</ButtonLink>
        </div>
        <div className="self-end pt-8 lg:col-start-1 lg:row-start-1 lg:pt-24">
          {/* A phone shows its first models, large, and the rest beyond its edge. */}
          <div className="relative max-md:w-[230%]">
            <CeilingLine />
            {/* `loading="lazy"` alone requests the 45 kB already at 1,250 px from the viewport. */}
            <div className="absolute inset-0 [content-visibility:auto] [mask-image:linear-gradient(to_right,transparent,#000_6%)]">
              <LineupPicture
                kind="in-colours"
                sizes="(min-width: 127rem) 106rem, (min-width: 93rem) 83vw, (min-width: 82rem) 76rem, (min-width: 64rem) 92vw, (min-width: 48rem) 100vw, 220vw"
              />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

function CeilingLine() {
  const { width, height, ground, ceiling, centres } = lineup;
  const floor = height - ground;
  const left = width / 2 + centres['ceiling-kiosk'] - 860;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="block h-auto w-full overflow-visible"
    >
      <path
        d={`M${left} ${floor - ceiling}h99999`}
        strokeWidth="4"
        className="stroke-steel max-lg:hidden"
      />
    </svg>
  );
}
