import type { Context } from 'hono';
import { StudioError } from '../errors';

const MAX_ALT = 200;
const MAX_NAME = 255;

/** What the client says of a file that it uploads. */
export function readUploadHeaders({ req }: Context) {
  const fileName = decode(req.header('x-file-name')).slice(-MAX_NAME);
  const alt = decode(req.header('x-alt')).trim();
  if (alt.length <= MAX_ALT) return { fileName, alt };
  throw new StudioError(422, 'invalid', `De beschrijving is te lang: hooguit ${MAX_ALT} tekens.`, {
    fields: ['alt'],
  });
}

function decode(value = '') {
  try {
    // Postgres stores no U+0000.
    return decodeURIComponent(value).replaceAll('\0', '');
  } catch {
    throw new StudioError(400, 'bad-request', 'De studio kon dit verzoek niet lezen.');
  }
}
