import { useQuery } from '@tanstack/react-query';
import type { MissingJob } from '../../shared/api';
import { callApi } from '../api-client';

const TEN_MINUTES = 10 * 60 * 1000;

/** What a job that does not run means, by its name in private.jobs. */
const CONSEQUENCES: Record<string, string> = {
  'announce-changes': 'Wijzigingen komen pas na een minuut op de site',
  'announce-due-posts': 'Geplande berichten verschijnen later dan gepland',
  'delete-old-messages': 'Berichten in het postvak worden na twaalf maanden niet verwijderd',
  'purge-deleted-posts': 'Verwijderde blogberichten worden na dertig dagen niet gewist',
};

const REASONS: Record<string, string> = {
  extension: 'een extensie van de database staat uit',
  schedule: 'de taak is niet ingepland',
  run: 'de taak is ingepland, maar draait niet',
};

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
          <li key={job}>{`${CONSEQUENCES[job] ?? job}: ${REASONS[reason] ?? reason}.`}</li>
        ))}
      </ul>
      <p className="pb-3">
        Wat u kunt doen, staat in docs/hosting.md onder “Jobs of the database”.
      </p>
    </details>
  );
}
