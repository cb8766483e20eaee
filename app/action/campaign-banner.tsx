import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import { sectionTones } from '@/components/ui/section-tone';
import { TextLink } from '@/components/ui/text-link';
import type { CampaignState } from '@/lib/business/content/campaign';
import { campaign, site } from '@/lib/business/site';
import { routes } from '@/lib/routes';
import { announcements, datesAhead } from './campaign-labels';
import { Confetti } from './confetti';

export function CampaignBanner({ state }: { state: CampaignState }) {
  return (
    <div className={sectionTones.ink}>
      <div className="page-width grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="self-center pt-12 lg:pt-0">
          <h1 className="text-display">Word dealer van {site.name}</h1>
          <p className="mt-6 max-w-measure text-lead">
            Verkoop kiosken met inkoopkorting, projectbescherming en training. Zonder minimumafname,
            voorraad of startkosten.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
            <ButtonLink href="#aanmelden" variant="inverse">
              Meld u aan
            </ButtonLink>
            <TextLink href="#actievoorwaarden">Lees de actievoorwaarden</TextLink>
          </div>
          <p className="mt-6 max-w-measure">{announcements[state]}</p>
        </div>
        <Prize />
      </div>
      {datesAhead[state].length > 0 && (
        <dl className="page-width flex flex-col gap-x-10 gap-y-8 py-10 md:flex-row md:justify-between md:py-14">
          {datesAhead[state].map(({ label, date }) => (
            <div key={label}>
              <dt className="text-lead">{label}</dt>
              <dd className="font-bold text-figure tabular-nums">{date}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Prize() {
  return (
    <figure>
      <div className="relative">
        <Picture
          name="products/brandvision-7016"
          alt="Visualisatie: Brandvision in antracietgrijs, schuin van voren"
          width={1600}
          height={1600}
          sizes="(min-width: 93rem) 40vw, (min-width: 82rem) 584px, (min-width: 64rem) 45vw, 92vw"
          priority
          className="h-auto w-full"
        />
        <Confetti className="pointer-events-none absolute inset-0 size-full print:hidden" />
      </div>
      <figcaption className="max-w-none bg-mist px-4 py-3 text-ink text-sm">
        Visualisatie van de prijs:{' '}
        <TextLink href={`${routes.kiosken}#brandvision`}>{campaign.prize}</TextLink>
      </figcaption>
    </figure>
  );
}
