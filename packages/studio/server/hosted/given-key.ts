import { expiryOf, readStudioKey } from '../../keys/studio-key';
import { StudioError } from '../errors';

/** Drops what comes along when a key is copied from a mail or from the line that made it. */
export function givenKey(text: string): string {
  return text
    .replaceAll(/\s/g, '')
    .replace(/^STUDIO_KEY=/, '')
    .replace(/#.*$/, '');
}

/**
 * The id of a key that may be one, which only the project can tell.
 * @throws {StudioError} for what cannot be one
 */
export function idOfGivenKey(key: string): string {
  const person = readStudioKey(key);
  if (!person) {
    throw new StudioError(
      422,
      'no-key',
      'Dit is geen sleutel van de studio, of er ontbreekt een stuk. Kopieer hem helemaal.',
    );
  }
  const expiry = expiryOf(key);
  if (!expiry || expiry <= new Date()) {
    throw new StudioError(
      401,
      'refused-key',
      'Deze sleutel is verlopen. Vraag de eigenaar van de site om een nieuwe.',
    );
  }
  return person.id;
}
