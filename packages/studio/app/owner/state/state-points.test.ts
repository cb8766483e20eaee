import type { SiteState } from '../../../shared/api';
import { statePoints } from './state-points';

const HEALTHY: SiteState = {
  site: { status: 'ok' },
  database: { milliseconds: 12, missingMigration: null, missingJobs: [], unmailed: 0 },
};

const wrongOf = (state: SiteState) => statePoints(state).filter(({ look }) => look !== 'good');
const withDatabase = (own: Partial<NonNullable<SiteState['database']>>): SiteState => ({
  ...HEALTHY,
  database: { ...HEALTHY.database, ...own } as SiteState['database'],
});

test('a healthy site has nothing to look at', () => {
  expect(wrongOf(HEALTHY)).toEqual([]);
});

test.each([
  ['a site that does not answer', { ...HEALTHY, site: null }, ['De site']],
  ['a site that says so', { ...HEALTHY, site: { status: 'degraded' } }, ['De site']],
  [
    'a site without its database',
    { ...HEALTHY, site: { status: 'degraded', backend: { reachable: false } } },
    ['De site'],
  ],
  ['a missing migration', withDatabase({ missingMigration: '2026_x' }), ['De database']],
  ['messages that were not mailed', withDatabase({ unmailed: 2 }), ['Mail over berichten']],
  [
    'a mail server that refuses',
    { ...HEALTHY, site: { status: 'ok', mail: { waiting: 1, failed: 0 } } },
    ['Mail over berichten'],
  ],
  [
    'a job',
    withDatabase({ missingJobs: [{ job: 'purge-deleted-posts', reason: 'run' }] }),
    ['De prullenbak legen'],
  ],
] satisfies [string, SiteState, string[]][])('%s asks for attention', (_what, state, titles) => {
  const wrong = wrongOf(state);
  expect(wrong.map(({ title }) => title)).toEqual(titles);
  expect(wrong.every(({ look }) => look === 'attention')).toBe(true);
});

test.each([
  ['announce-changes', 'extension', 'pg_net', undefined],
  ['announce-due-posts', 'extension', 'pg_cron', 'select private.schedule_jobs();'],
  ['delete-old-messages', 'schedule', 'SQL Editor', 'select private.schedule_jobs();'],
  ['delete-old-messages', 'run', 'SQL Editor', expect.stringContaining('cron.job_run_details')],
])('the job %s with reason %s says what to do', (job, reason, word, command) => {
  const [point] = wrongOf(withDatabase({ missingJobs: [{ job, reason }] }));
  expect(point?.advice).toEqual({ text: expect.stringContaining(word), command });
});

test('without the database nothing that it knows is said to be good', () => {
  const points = statePoints({ ...HEALTHY, database: null });
  expect(points.map(({ look }) => look)).toEqual([
    'good',
    'attention',
    ...Array(5).fill('unknown'),
  ]);
});
