import { FUNCTION_MISSING } from '@/lib/platform/supabase/error-codes';
import type { Database } from './database';
import { DatabaseError } from './database-error';
import { isKeyRefused } from './key-refusal';

/** Longer than the studio needs it, for who looks at a preview while the database is down. */
const LIFETIME = '7 days';
const RENEW_AFTER_MS = 24 * 60 * 60 * 1000;
/** A younger token is not the cause of a missing preview. */
const MIN_AGE_MS = 60 * 1000;

export type PreviewAccess = {
  /** The token for the site's previews, made anew each day. @throws {DatabaseError} while there is none */
  token: () => Promise<string>;
  /** Another token for one that the site refuses; undefined where that is not the cause. */
  tokenInstead: () => Promise<string | undefined>;
};

/**
 * Makes tokens for the site's previews as long as the studio runs.
 * @throws {Error} with the reason for whoever starts the studio
 */
export async function openPreviewAccess(database: Database): Promise<PreviewAccess> {
  const access = keepPreviewAccess(database);
  const { error, status } = await access.renew();
  if (error && !mayPass(error, status)) throw new Error(reasonOf(error, status));
  return access;
}

/** Asks for a token. The database names its holder itself. */
export function newPreviewToken(database: Database) {
  return database.rpc('create_preview_token', { label: 'Studio', valid_for: LIFETIME });
}

/** @param current a token that was made before, and the time by Date.now() */
export function keepPreviewAccess(
  database: Database,
  current?: { token: string; madeAt: number },
): PreviewAccess & { renew: () => Promise<Awaited<ReturnType<typeof newPreviewToken>>> } {
  const age = () => (current ? Date.now() - current.madeAt : Number.POSITIVE_INFINITY);

  async function renew() {
    const answer = await newPreviewToken(database);
    if (!answer.error) current = { token: answer.data, madeAt: Date.now() };
    return answer;
  }

  return {
    renew,
    async token() {
      const failure = age() > RENEW_AFTER_MS ? (await renew()).error : null;
      if (!current) throw new DatabaseError(failure?.code ?? '');
      return current.token;
    },
    async tokenInstead() {
      if (age() < MIN_AGE_MS) return undefined;
      return (await renew()).data ?? undefined;
    },
  };
}

type Failure = { code: string; message: string };

/** A clock of the project that is seconds behind (401), or a project that is starting (503). */
function mayPass(failure: Failure, status: number) {
  return status === 503 || (status === 401 && !isKeyRefused(failure));
}

function reasonOf(failure: Failure, status: number) {
  const { code, message } = failure;
  if (isKeyRefused(failure)) {
    return 'STUDIO_KEY: was revoked, or is of another project. Ask the owner.';
  } else if (status === 0) {
    return `SUPABASE_URL: the project does not respond (${message}).`;
  } else if (code === FUNCTION_MISSING) {
    return 'The project lacks migrations of the studio: npx supabase db push.';
  }
  return `The project refused a token for previews: ${message}`;
}
