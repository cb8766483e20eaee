import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { readStudioKey } from '../../keys/studio-key';
import { createDatabase, type Database } from '../database';
import { DatabaseError } from '../database-error';
import { isKeyRefused } from '../key-refusal';
import { personRoutes } from '../person-routes';
import { keepPreviewAccess } from '../preview-access';
import type { HostedOptions } from './options';
import type { StudioSession } from './session';

/** A key that was revoked, or a session that ended on another instance, is known after this time at the latest. */
const CHECK_EVERY_MS = 30_000;
const MAX_SESSIONS = 500;

/** When the database was asked, and what it said. */
type Check = { at: number; isOpen: Promise<boolean> };

export type OpenSession = { routes: Hono; end: () => Promise<void> };

/** The studios of the people who work in this instance. They hold nothing that another instance could not make. */
export function createOpenSessions(options: HostedOptions) {
  const checks = new LRUCache<string, Check>({ max: MAX_SESSIONS });
  const studios = new LRUCache<string, { routes: Hono; database: Database }>({ max: MAX_SESSIONS });

  function studioOf(session: StudioSession) {
    const known = studios.get(session.id);
    if (known) return known;
    const person = readStudioKey(session.key);
    if (!person) throw new Error('a session without a person');
    const database = createDatabase({ ...options, studioKey: session.key });
    const access = keepPreviewAccess(database, {
      token: session.previewToken,
      madeAt: session.startedAt,
    });
    const { changeToken } = session;
    const studio = {
      routes: personRoutes({ ...options, database, person, changeToken }, access),
      database,
    };
    studios.set(session.id, studio);
    return studio;
  }

  function isOpen(session: StudioSession, database: Database) {
    const known = checks.get(session.id);
    if (known && Date.now() - known.at < CHECK_EVERY_MS) return known.isOpen;
    const check = { at: Date.now(), isOpen: askDatabase(database, session.id) };
    checks.set(session.id, check);
    check.isOpen.catch(() => {
      if (checks.get(session.id) === check) checks.delete(session.id);
    });
    return check.isOpen;
  }

  return {
    /**
     * Undefined for a session that has ended, or whose key was revoked.
     * @throws {DatabaseError} while the database cannot tell
     */
    async find(session: StudioSession): Promise<OpenSession | undefined> {
      const { routes, database } = studioOf(session);
      if (!(await isOpen(session, database))) return undefined;
      return {
        routes,
        async end() {
          await endInDatabase(database, session);
          // Replaces the answer that a request in between may have got.
          checks.set(session.id, { at: Date.now(), isOpen: Promise.resolve(false) });
          studios.delete(session.id);
        },
      };
    },
    /** Asks the database at the next request. */
    doubt: ({ id }: StudioSession) => checks.delete(id),
  };
}

export type OpenSessions = ReturnType<typeof createOpenSessions>;

async function askDatabase(database: Database, id: string) {
  const { data, error, status } = await database.rpc('studio_session_is_open', { session_id: id });
  if (!error) return data;
  if (isKeyRefused(error)) return false;
  throw DatabaseError.from(error, status);
}

/** @throws {DatabaseError} when a copy of the cookie may go on elsewhere */
async function endInDatabase(database: Database, { id, previewToken }: StudioSession) {
  const { error, status } = await database.rpc('end_studio_session', { session_id: id });
  await database.rpc('revoke_preview_token', { preview_token: previewToken });
  if (error && !isKeyRefused(error)) throw DatabaseError.from(error, status);
}
