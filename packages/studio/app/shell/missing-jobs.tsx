import { useQuery } from '@tanstack/react-query';
import type { MissingJob } from '../../shared/api';
import { callApi } from '../api-client';
import { describeJob } from './job-texts';
import { routeHref } from './route';

const TEN_MINUTES = 10 * 60 * 1000;

/** A line below the header that opens to what the database should do by itself, and does not. For the owner. */
export function MissingJobs() {
  const { data: jobs = [] } = useQuery({
    queryKey: ['missing-jobs'],
    queryFn: () => callApi<MissingJob[]>('missing-jobs'),
    staleTime: TEN_MINUTES,
  });
  if (jobs.length === 0) return null;
  return (
    <details className="border-line border-b bg-mist px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        {jobs.length === 1
          ? 'Een taak van de database draait niet'
          : `${jobs.length} taken van de database draaien niet`}
      </summary>
      <ul className="grid list-disc gap-1 pb-2 pl-5">
        {jobs.map(({ job, reason }) => (
          <li key={job}>{describeJob({ job, reason })}</li>
        ))}
      </ul>
      <p className="pb-3">
        <a href={routeHref('beheer', 'toestand')} className="underline underline-offset-4">
          Wat u kunt doen
        </a>
      </p>
    </details>
  );
}
