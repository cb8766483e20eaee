import { grounds } from '@/components/ui/ground';
import { Picture } from '@/components/ui/picture';
import { TextLink } from '@/components/ui/text-link';
import type { CampaignState } from '@/lib/campaign';
import { formatLongDate } from '@/lib/dates';
import { routes } from '@/lib/routes';
import { campaign } from '@/lib/site';

const deadline = formatLongDate(campaign.deadline);
const drawWeek = `week\u00a0${campaign.drawWeek.number}`;

const announcements: Record<CampaignState, string> = {
  open: `Onder alle nieuwe dealers verloten we één ${campaign.prize}. Aanmelden kan tot en met ${deadline}; de winnaar maken we bekend in ${drawWeek}.`,
  'awaiting-draw': `De aanmelding is gesloten. De winnaar maken we bekend in ${drawWeek}.`,
  finished: 'Deze verloting is afgelopen. Dealer worden kan altijd.',
};

/** The first block of the page: the prize on its stage and, as long as they lie ahead, the dates. */
export function CampaignBanner({ state }: { state: CampaignState }) {
  return (
    <div className={grounds.ink}>
      <div className="page-width grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="self-center pt-14 lg:pt-0">
          <h1 className="text-display">Word dealer</h1>
          <p className="mt-6 max-w-measure text-lead">{announcements[state]}</p>
        </div>
        <Prize />
      </div>
      {state !== 'finished' && <CampaignDates state={state} />}
    </div>
  );
}

function Prize() {
  return (
    <figure>
      <Picture
        name="products/brandvision-7016"
        alt="Visualisatie: Brandvision in antracietgrijs, schuin van voren"
        width={1600}
        height={1600}
        sizes="(min-width: 82rem) 584px, (min-width: 64rem) 45vw, 92vw"
        priority
        className="h-auto w-full"
      />
      <figcaption className="bg-mist px-4 py-3 text-ink text-sm">
        Visualisatie van de prijs:{' '}
        <TextLink href={`${routes.kiosken}#brandvision`}>{campaign.prize}</TextLink>
      </figcaption>
    </figure>
  );
}

function CampaignDates({ state }: { state: 'open' | 'awaiting-draw' }) {
  const { monday, sunday } = campaign.drawWeek;
  return (
    <dl className="page-width flex flex-col gap-x-10 gap-y-8 py-10 md:flex-row md:justify-between md:py-14">
      {state === 'open' && <CampaignDate label="Aanmelden tot en met" date={deadline} />}
      <CampaignDate
        label={
          state === 'open'
            ? 'Winnaar bekend in'
            : `Winnaar bekend van ${formatLongDate(monday)} tot en met ${formatLongDate(sunday)}`
        }
        date={drawWeek}
      />
    </dl>
  );
}

function CampaignDate({ label, date }: { label: string; date: string }) {
  return (
    <div>
      <dt className="text-lead">{label}</dt>
      <dd className="font-bold text-figure tabular-nums">{date}</dd>
    </div>
  );
}
