import type { MissingJob } from '../../shared/api';

/** What a job that does not run means, by its name in private.jobs. */
const CONSEQUENCES: Record<string, string> = {
  'announce-changes': 'Wijzigingen komen pas na een minuut op de site',
  'announce-due-posts': 'Geplande artikelen verschijnen later dan gepland',
  'delete-old-messages': 'Berichten in het postvak worden na twaalf maanden niet verwijderd',
  'purge-deleted-posts': 'Verwijderde artikelen worden na dertig dagen niet gewist',
};

const REASONS: Record<string, string> = {
  extension: 'een extensie van de database staat uit',
  schedule: 'de taak is niet ingepland',
  run: 'de taak is ingepland, maar draait niet',
};

/** What a job that does not run means, and why it does not. */
export function describeJob({ job, reason }: MissingJob): string {
  return `${CONSEQUENCES[job] ?? job}: ${REASONS[reason] ?? reason}.`;
}
