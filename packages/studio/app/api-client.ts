import type { ApiErrorBody } from '../shared/api';
import { type Connection, reportConnection } from './shell/connection';
import { isHosted } from './shell/place';

/**
 * The person is told after this time that nothing responds. The server gives up sooner: on each of three requests to
 * the database after 8 s.
 */
const TIMEOUT_MS = 30_000;

const NO_SERVER = isHosted()
  ? 'De studio antwoordt niet. Uw tekst blijft in dit venster staan en wordt bewaard zodra het weer kan.'
  : 'De studio antwoordt niet. Kijk of npm run studio nog draait; uw tekst blijft in dit venster staan.';

const MOVED = 'De studio is opnieuw gestart en heeft een ander adres.';

/** What the code of an error says of the connection. */
const CONNECTIONS: Record<string, Connection | undefined> = {
  unreachable: 'no-database',
  'signed-out': 'signed-out',
  token: 'other-session',
};

/** A response with an error status, or none at all (status 0). */
export class ApiError extends Error {
  readonly status: number;
  /** `message` is in Dutch, for the person. */
  readonly body: ApiErrorBody['error'];

  constructor(status: number, body: ApiErrorBody['error']) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** Whether the server read a request and refused it: the same one would mostly be refused again. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && !isSignedOut(error)
  );
}

/** Whether a request failed for a reason that the line of the connection gives while it lasts. */
export function isLostConnection(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    ['no-server', 'moved', ...Object.keys(CONNECTIONS)].includes(error.body.code)
  );
}

/** Whether the hosted studio waits for a key. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'signed-out';
}

/** What shows the server that a request is one of this window. The session of the hosted studio has its own. */
let changeToken = '1';

/** @param token of the session; the local studio has none */
export function setChangeToken(token = '1') {
  changeToken = token;
}

type Options = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or as it is when it is a file. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Lets the request outlive the page. At most 64 kB. */
  keepalive?: boolean;
  signal?: AbortSignal;
};

/**
 * Calls the API of the studio.
 * @param path below `api/`, such as `posts?state=live`
 * @throws {ApiError}
 */
export async function callApi<Result>(
  path: string,
  { method = 'GET', body, headers, keepalive, signal }: Options = {},
): Promise<Result> {
  const isFile = body instanceof Blob;
  const response = await fetch(`api/${path}`, {
    method,
    body: isFile || body === undefined ? (body as Blob | undefined) : JSON.stringify(body),
    headers: {
      ...(!isFile && body !== undefined && { 'content-type': 'application/json' }),
      'x-studio': changeToken,
      ...headers,
    },
    keepalive,
    signal: signal ?? AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    reportConnection('no-server');
    throw new ApiError(0, { code: 'no-server', message: NO_SERVER });
  });
  const answer = await response.json().catch(() => undefined);
  if (answer === undefined) throw withoutAnswer(response.status);
  reportConnection(CONNECTIONS[answer.error?.code] ?? 'ok');
  if (response.ok) return answer as Result;
  throw new ApiError(response.status, answer.error ?? { code: 'unknown', message: NO_SERVER });
}

/** The error for a response that does not come from the API: a studio with another token, or another program. */
function withoutAnswer(status: number): ApiError {
  const hasMoved = status === 404;
  reportConnection(hasMoved ? 'moved' : 'no-server');
  return hasMoved
    ? new ApiError(status, { code: 'moved', message: MOVED })
    : new ApiError(0, { code: 'no-server', message: NO_SERVER });
}
