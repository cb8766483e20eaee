import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { logError } from '@/lib/platform/log';
import type { ApiErrorBody } from '../shared/api';
import { DatabaseError } from './database-error';

/** An error that the person can do something about. */
export class StudioError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: Record<string, unknown>;

  /**
   * @param message in Dutch: what is wrong, and what to do
   * @param details what the client needs besides, such as the present text after a conflict
   */
  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    details: Record<string, unknown> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

const UNREACHABLE =
  'De database antwoordt niet. Uw tekst blijft in dit venster staan en wordt bewaard zodra het weer kan.';

const FAULT =
  'Er zit een fout in de studio. Uw tekst blijft in dit venster staan. Meld de beheerder hoe laat het was: het logboek van de studio zegt de rest.';

/** Logs what is no fault of the person: of the database its code, of the studio itself the place in its code. */
export function toErrorResponse(error: Error, context: Context) {
  if (error instanceof StudioError) {
    const { status, code, message, details } = error;
    return context.json<ApiErrorBody>({ error: { code, message, ...details } }, status);
  }
  // Drops the token at its beginning.
  const route = context.req.routePath.replace(/^\/[^/]+/, '');
  const event = `${context.req.method} ${route} failed`;
  if (error instanceof DatabaseError) {
    logError(event, error.name);
    return context.json<ApiErrorBody>(
      { error: { code: 'unreachable', message: UNREACHABLE } },
      502,
    );
  }
  logError(event, error.stack ?? error.name);
  return context.json<ApiErrorBody>({ error: { code: 'fault', message: FAULT } }, 500);
}
