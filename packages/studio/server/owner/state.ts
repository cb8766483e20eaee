import { Hono } from 'hono';
import { firstMissingMigration } from '@/lib/platform/supabase/migration-names';
import { type SiteState, siteHealthSchema } from '../../shared/api';
import type { ApiContext } from '../api-context';
import { resultOf } from '../result';

/** The site gives up on its own checks after three seconds. */
const TIMEOUT_MS = 5000;
const HOUR_MS = 60 * 60 * 1000;
const MONTH_MS = 30 * 24 * HOUR_MS;

/** How the site, its database and its mail are. What does not answer in five seconds is down. */
export function stateRoutes(context: ApiContext) {
  const routes = new Hono();
  routes.get('/', async ({ json }) => {
    const [site, database] = await Promise.all([
      readSite(context).catch(() => null),
      readDatabase(context).catch(() => null),
    ]);
    return json<SiteState>({ site, database });
  });
  return routes;
}

async function readSite({ siteUrl, healthToken }: ApiContext): Promise<SiteState['site']> {
  const response = await fetch(`${siteUrl}/api/health`, {
    headers: healthToken ? { authorization: `Bearer ${healthToken}` } : {},
    // A token goes to the site itself, and nowhere else.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return siteHealthSchema.parse(await response.json());
}

async function readDatabase({ database }: ApiContext): Promise<SiteState['database']> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const start = performance.now();
  const version = await resultOf(database.rpc('schema_version').abortSignal(signal));
  const milliseconds = Math.round(performance.now() - start);
  const [missingJobs, unmailed] = await Promise.all([
    resultOf(database.rpc('missing_jobs').abortSignal(signal)),
    countUnmailed({ database }, signal),
  ]);
  return { milliseconds, missingMigration: firstMissingMigration(version), missingJobs, unmailed };
}

/** Held messages are mailed together, without a mark on each. */
async function countUnmailed({ database }: Pick<ApiContext, 'database'>, signal: AbortSignal) {
  const ago = (time: number) => new Date(Date.now() - time).toISOString();
  const { count, error } = await database
    .from('contact_messages')
    .select('id', { count: 'exact', head: true })
    .is('notified_at', null)
    .eq('held', false)
    .gt('created_at', ago(MONTH_MS))
    .lt('created_at', ago(HOUR_MS))
    .abortSignal(signal);
  if (error) throw error;
  return count ?? 0;
}
