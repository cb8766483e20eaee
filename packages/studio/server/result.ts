import type { PostgrestError } from '@supabase/supabase-js';
import { DatabaseError } from './database-error';
import { StudioError } from './errors';
import { fieldName } from './field-names';
import { isKeyRefused } from './key-refusal';

type Answer<Data> = { data: Data | null; error: PostgrestError | null; status: number };

/** Text that does not represent a value of the type, such as an id of a post. */
const INVALID_TEXT = '22P02';

/**
 * The data of a request to the database.
 * @param incompleteMessage for a post that breaks a rule; by default the one for publishing
 * @throws {StudioError} when the person can do something about its error
 * @throws {DatabaseError} otherwise
 */
export async function resultOf<Data>(
  request: PromiseLike<Answer<Data>>,
  incompleteMessage?: string,
): Promise<Data> {
  const { data, error, status } = await request;
  if (!error) return data as Data;
  throw asStudioError(error, incompleteMessage) ?? DatabaseError.from(error, status);
}

/** Whether the text was changed since the revision that a request named. */
export function isRevisionError(error: unknown): boolean {
  return error instanceof StudioError && error.code === 'changed';
}

function asStudioError(error: PostgrestError, incompleteMessage?: string) {
  const { code, details } = error;
  if (isKeyRefused(error)) {
    return new StudioError(
      401,
      'key',
      'Uw sleutel is verlopen of ingetrokken. Vraag de eigenaar van de site om een nieuwe.',
    );
  } else if (code === 'PT404' || code === INVALID_TEXT) {
    return notFound();
  } else if (code === 'PT409') {
    return conflict(details);
  } else if (code === 'PT422') {
    return incomplete(details, incompleteMessage);
  } else if (isRefusedValue(code)) {
    return new StudioError(
      422,
      'invalid',
      'De database weigert deze tekst. Is hij te lang? Kort hem in en probeer het opnieuw.',
    );
  }
  return undefined;
}

/** PostgREST passes the SQLSTATE on; the embedded backend says PT400 for a violated check constraint. */
function isRefusedValue(code: string) {
  return /^(22|23)/.test(code) || code === 'PT400';
}

export function notFound() {
  return new StudioError(404, 'not-found', 'Dit bestaat niet (meer).');
}

function conflict(kind: string) {
  if (kind === 'slug') {
    return new StudioError(409, 'slug', 'Een ander artikel heeft deze titel al. Kies een andere.');
  } else if (kind === 'revision') {
    return new StudioError(
      409,
      'changed',
      'Dit artikel is intussen ergens anders gewijzigd. Bekijk de nieuwe tekst en probeer het opnieuw.',
    );
  }
  if (kind === 'last-owner') {
    return new StudioError(
      409,
      'last-owner',
      'Dit is de laatste sleutel van een eigenaar. Maak eerst een andere: zonder eigenaar opent niemand deze pagina meer.',
    );
  }
  if (kind === 'used') {
    return new StudioError(
      409,
      'used',
      'Een artikel gebruikt deze afbeelding, of een artikel dat hooguit dertig dagen geleden is verwijderd. Haal haar eerst daar weg.',
    );
  }
  return new StudioError(409, kind || 'conflict', 'Dit kan nu niet: het is intussen gewijzigd.');
}

function incomplete(details: string, message?: string) {
  const fields: string[] = JSON.parse(details || '[]');
  return new StudioError(422, 'incomplete', message ?? publishingMessage(fields), { fields });
}

function publishingMessage(fields: string[]) {
  return fields.includes('published_at')
    ? 'Dit artikel staat al op de site en kan niet meer worden gepland.'
    : `Dit artikel kan nog niet op de site. Kijk naar: ${fields.map(fieldName).join(', ')}.`;
}
