import { existsSync } from 'node:fs';
import path from 'node:path';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { UserError } from '../lib/user-error.mjs';
import { readEmptyDatabase } from './empty-database.mjs';

const TIMESTAMPTZ = 1184;
const TIMESTAMP = 1114;

/** Constraint failures that lite reports as an internal error (500) and PostgREST as 400. */
const BAD_REQUEST = /^23(514|000|001|P01)$/;

/**
 * A PGlite database (Postgres in WebAssembly) with the three places mended where lite 0.10.0
 * differs from a hosted project.
 * @param {string | undefined} databaseFolder in memory when undefined
 */
export async function connect(databaseFolder) {
  const connection = await open(databaseFolder);

  // lite grants everything to every role at the first request, which would undo the migrations' revokes.
  /** @type {any} */ (connection).ensureRlsContext = async () => true;

  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (/** @type {unknown} */ error) =>
    asPostgrestWould(normalize(error));

  return connection;
}

/** @param {string | undefined} databaseFolder */
async function open(databaseFolder) {
  const exists = databaseFolder && existsSync(path.join(databaseFolder, 'PG_VERSION'));
  try {
    const connection = await createPgliteConnection({
      url: databaseFolder,
      pgliteOptions: {
        // lite answers "2025-01-10 09:00:00+00"; PostgREST writes ISO 8601.
        parsers: { [TIMESTAMPTZ]: isoTimestamp, [TIMESTAMP]: isoTimestamp },
        loadDataDir: exists ? undefined : readEmptyDatabase(),
      },
    });
    await /** @type {any} */ (connection.driver).waitReady;
    return connection;
  } catch (error) {
    throw new UserError(
      `The database in ${databaseFolder} cannot be opened (${error instanceof Error ? error.message : error}). Of another version of Postgres? See docs/upgrading.md. Else move the folder away to begin with a new one, or restore a backup.`,
    );
  }
}

/** @param {string} text */
function isoTimestamp(text) {
  if (text.includes('infinity')) return text;
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/**
 * Keeps code and message only: lite logs the error with the statement's parameters, which are a
 * visitor's name, address and message.
 * @param {any} error
 */
function asPostgrestWould(error) {
  if (!error?.severity) return error;
  const isBadRequest = BAD_REQUEST.test(error.code);
  return Object.assign(Object.create(Error.prototype), {
    message: error.message,
    code: isBadRequest ? 'PT400' : error.code,
    detail: error.code === '23505' ? error.detail : undefined,
    hint: error.hint ?? (isBadRequest ? `SQLSTATE ${error.code}` : undefined),
  });
}
