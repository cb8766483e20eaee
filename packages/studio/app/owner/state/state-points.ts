import type { MissingJob, SiteState } from '../../../shared/api';
import { describeJob } from '../../shell/job-texts';
import { formatCount } from '../../ui/format';

/** unknown: what would tell does not answer. */
export type PointLook = 'good' | 'attention' | 'unknown';

/** One thing that the owner can trust, or has to look at. */
export type Point = {
  title: string;
  look: PointLook;
  text: string;
  /** What to do, and what to copy for it. */
  advice?: { text: string; command?: string };
};

const SCHEDULE = 'select private.schedule_jobs();';

/** Every job that missing_jobs() of the database can name. */
const JOBS = [
  ['announce-changes', 'Wijzigingen melden aan de site'],
  ['announce-due-posts', 'Geplande artikelen publiceren'],
  ['delete-old-messages', 'Oude berichten uit het postvak verwijderen'],
  ['purge-deleted-posts', 'De prullenbak legen'],
] as const;

/** What the owner wants to know, in the order in which one thing rests on the next. */
export function statePoints(state: SiteState): Point[] {
  return [siteOf(state), databaseOf(state), ...jobsOf(state), mailOf(state)];
}

function siteOf({ site }: SiteState): Point {
  const title = 'De site';
  if (!site) {
    return {
      title,
      look: 'attention',
      text: 'De site antwoordt niet.',
      advice: {
        text: 'Open de site op uw telefoon, zonder wifi. Komt zij daar ook niet, bel dan wie de server beheert.',
      },
    };
  } else if (site.backend && !site.backend.reachable) {
    return {
      title,
      look: 'attention',
      text: 'De site antwoordt, maar bereikt de database niet. Bezoekers zien de laatste goede pagina’s.',
      advice: { text: 'Kijk in het dashboard van Supabase of het project draait.' },
    };
  } else if (site.status === 'degraded') {
    return {
      title,
      look: 'attention',
      text: 'De site antwoordt, en meldt dat iets waar zij op steunt niet werkt.',
      advice: {
        text: 'Los eerst op wat hieronder aandacht vraagt. Staat daar niets, kijk dan over enkele minuten nog eens.',
      },
    };
  }
  return { title, look: 'good', text: 'De site antwoordt, en alles waar zij op steunt ook.' };
}

function databaseOf({ database }: SiteState): Point {
  const title = 'De database';
  if (!database) {
    return {
      title,
      look: 'attention',
      text: 'De database antwoordt niet. Wat u schrijft, blijft in uw venster staan.',
      advice: {
        text: 'Kijk in het dashboard van Supabase of het project draait of is gepauzeerd.',
      },
    };
  } else if (database.missingMigration) {
    return {
      title,
      look: 'attention',
      text: `De database is ouder dan deze studio: ${database.missingMigration} ontbreekt.`,
      advice: { text: 'Voer in de map van de site uit:', command: 'npx supabase db push' },
    };
  }
  return {
    title,
    look: 'good',
    text: `De database is bij de tijd, en antwoordde in ${database.milliseconds}\u00a0ms.`,
  };
}

function jobsOf({ database }: SiteState): Point[] {
  return JOBS.map(([name, title]) => {
    if (!database)
      return { title, look: 'unknown', text: 'Dat weet de database, die niet antwoordt.' };
    const missing = database.missingJobs.find(({ job }) => job === name);
    return missing
      ? { title, look: 'attention', text: describeJob(missing), advice: adviceOf(missing) }
      : { title, look: 'good', text: 'Er is geen storing bekend.' };
  });
}

function adviceOf({ job, reason }: MissingJob): Point['advice'] {
  if (reason === 'extension' && job === 'announce-changes') {
    return { text: 'Zet pg_net aan in het dashboard van Supabase, bij Database, Extensions.' };
  } else if (reason === 'extension') {
    return {
      text: 'Zet pg_cron aan in het dashboard van Supabase, bij Database, Extensions. Voer daarna in de SQL Editor uit:',
      command: SCHEDULE,
    };
  } else if (reason === 'schedule') {
    return { text: 'Voer in de SQL Editor van Supabase uit:', command: SCHEDULE };
  }
  return {
    text: 'De laatste keren, met hun foutmeldingen, ziet u in de SQL Editor van Supabase met:',
    command: 'select * from cron.job_run_details order by start_time desc limit 20;',
  };
}

function mailOf({ site, database }: SiteState): Point {
  const title = 'Mail over berichten';
  if (!database)
    return { title, look: 'unknown', text: 'Dat weet de database, die niet antwoordt.' };
  if (database.unmailed > 0) {
    const messages = formatCount(database.unmailed, 'bericht', 'berichten');
    return {
      title,
      look: 'attention',
      text: `Over ${messages} van de laatste dertig dagen is u niets gemaild. In het postvak staat alles.`,
      advice: {
        text: 'Hebt u geen mail ingesteld, dan hoort dit zo. Kijk anders in het logboek van de server waarom de mailserver weigert, en mail daarna alsnog:',
        command: 'npm run messages -- --resend',
      },
    };
  } else if (site?.mail && site.mail.waiting > 0) {
    return {
      title,
      look: 'attention',
      text: 'De mailserver nam iets niet aan. De site probeert het vanzelf opnieuw.',
    };
  }
  return { title, look: 'good', text: 'Er is geen bericht dat nog gemaild moet worden.' };
}
