import { useQuery } from '@tanstack/react-query';
import type { SiteState } from '../../../shared/api';
import { callApi } from '../../api-client';
import { Button } from '../../ui/button';
import { LoadFailure } from '../../ui/failure';
import { formatClock, formatCount } from '../../ui/format';
import { StatusMessage } from '../../ui/status-message';
import { Command } from '../command';
import { OwnerPage } from '../owner-page';
import { type Point, type PointLook, statePoints } from './state-points';

/** How the site, its database and its mail are, each with what to do. */
export function StatePage() {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['state'],
    queryFn: () => callApi<SiteState>('owner/state'),
    staleTime: 0,
  });
  const again = (
    <Button disabled={isFetching} onClick={() => refetch()}>
      {isFetching ? 'Wordt bekeken…' : 'Opnieuw kijken'}
    </Button>
  );
  return (
    <OwnerPage id="toestand" action={again}>
      {error && <LoadFailure error={error} hasData={Boolean(data)} onRetry={() => refetch()} />}
      {!data && !error && <StatusMessage>De toestand wordt geladen…</StatusMessage>}
      {data && <Points points={statePoints(data)} seenAt={new Date(dataUpdatedAt)} />}
      {data?.site && !data.site.backend && (
        <p className="max-w-measure text-sm text-steel">
          De site vertelt de studio meer wanneer die haar HEALTH_TOKEN heeft (docs/hosting.md).
        </p>
      )}
    </OwnerPage>
  );
}

function Points({ points, seenAt }: { points: Point[]; seenAt: Date }) {
  const wrong = points.filter(({ look }) => look === 'attention').length;
  return (
    <>
      <StatusMessage look={wrong > 0 ? 'plain' : 'success'}>
        {wrong > 0
          ? `${formatCount(wrong, 'punt vraagt', 'punten vragen')} aandacht. Bekeken om ${formatClock(seenAt)}.`
          : `Alles is in orde. Bekeken om ${formatClock(seenAt)}.`}
      </StatusMessage>
      <ul className="divide-y divide-line border-line border-y">
        {points.map((point) => (
          <PointItem key={point.title} point={point} />
        ))}
      </ul>
    </>
  );
}

const LOOKS: Record<PointLook, { word: string; style: string }> = {
  good: { word: 'in orde', style: 'text-success' },
  attention: { word: 'vraagt aandacht', style: 'text-failure' },
  unknown: { word: 'onbekend', style: 'text-steel' },
};

function PointItem({ point }: { point: Point }) {
  const { title, look, text, advice } = point;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="hyphens-auto font-semibold">{title}</h2>
        <p className={`font-semibold text-sm ${LOOKS[look].style}`}>{LOOKS[look].word}</p>
      </div>
      <p className="max-w-measure">{text}</p>
      {advice && <p className="max-w-measure">{advice.text}</p>}
      {advice?.command && <Command text={advice.command} />}
    </li>
  );
}
