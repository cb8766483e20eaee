import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { readStudioKey } from '../../keys/studio-key';
import { signInSchema } from '../../shared/api';
import { readBody } from '../body';
import { createDatabase } from '../database';
import { DatabaseError } from '../database-error';
import { StudioError, toErrorResponse } from '../errors';
import { isKeyRefused } from '../key-refusal';
import { newPreviewToken } from '../preview-access';
import { clientNetworks } from './client-network';
import { COOKIE_OPTIONS } from './cookie-options';
import { knownDevice, rememberDevice } from './device';
import { givenKey, idOfGivenKey } from './given-key';
import type { OpenSessions } from './open-sessions';
import type { HostedOptions } from './options';
import type { Seal } from './seal';
import type { SecurityLog } from './security-log';
import { endOf, newSession, openSession, SESSION_COOKIE, sealSession } from './session';
import type { TryLimits } from './try-limits';

const MAX_BODY_BYTES = 16_000;

type SignIn = {
  options: HostedOptions;
  seal: Seal;
  sessions: OpenSessions;
  limits: TryLimits;
  log: SecurityLog;
  /** The log for what strangers can cause. */
  refusals: SecurityLog;
};

/** Takes a key, has the project check it, and starts a session in a cookie, which ends the earlier one of that browser. */
export function signInRoutes({ options, seal, sessions, limits, log, refusals }: SignIn) {
  const routes = new Hono();
  routes.onError(toErrorResponse);
  const onError = () => {
    throw new StudioError(413, 'no-key', 'Dit is geen sleutel van de studio: het is te lang.');
  };

  routes.post('/', bodyLimit({ maxSize: MAX_BODY_BYTES, onError }), async (context) => {
    const key = givenKey((await readBody(context, signInSchema)).key);
    const { network, site } = clientNetworks(context, options.proxies);
    const device = await knownDevice(context, seal);
    const tried = await limits.count(
      device ? { place: device, key } : { place: network, site, key },
    );
    if ('waitMs' in tried) {
      if (tried.isFirst) refusals('too many refused keys', { network });
      throw tooMany(context, tried.waitMs);
    }
    const keyId = await tellRefusal(() => idOfGivenKey(key), network);
    const previewToken = await tellRefusal(() => acceptedBy(options, key, tried.takeBack), network);
    await tried.takeBack();
    await endEarlier(context);
    const session = newSession(key, previewToken);
    await rememberDevice(context, seal, device);
    setCookie(context, SESSION_COOKIE, await sealSession(seal, session), {
      ...COOKIE_OPTIONS,
      expires: endOf(session),
    });
    log('signed in', { keyId, network });
    return context.json({});
  });

  async function tellRefusal<Result>(check: () => Result | Promise<Result>, network: string) {
    try {
      return await check();
    } catch (error) {
      if (error instanceof StudioError) refusals('a key was refused', { network });
      throw error;
    }
  }

  /** Its cookie is replaced, so nobody could end it by logging out. */
  async function endEarlier(context: Context) {
    const earlier = await openSession(seal, getCookie(context, SESSION_COOKIE));
    if (!earlier) return;
    try {
      await (await sessions.find(earlier))?.end();
    } catch {
      log('an earlier session could not be ended', { keyId: readStudioKey(earlier.key)?.id });
    }
  }

  return routes;
}

/** Has the project check a key by making what the session needs. @returns the token for previews */
async function acceptedBy(
  options: HostedOptions,
  studioKey: string,
  takeBack: () => Promise<void>,
) {
  const { data, error, status } = await newPreviewToken(createDatabase({ ...options, studioKey }));
  if (!error) return data;
  if (isKeyRefused(error)) {
    throw new StudioError(
      401,
      'refused-key',
      'De site kent deze sleutel niet, of hij is ingetrokken. Vraag de eigenaar om een nieuwe.',
    );
  }
  await takeBack();
  throw DatabaseError.from(error, status);
}

function tooMany(context: Context, waitMs: number) {
  const seconds = Math.ceil(waitMs / 1000);
  context.header('retry-after', String(seconds));
  const minutes = Math.ceil(seconds / 60);
  return new StudioError(
    429,
    'too-many',
    `Er zijn te veel sleutels geprobeerd. Probeer het over ${minutes === 1 ? 'een minuut' : `${minutes} minuten`} opnieuw.`,
  );
}
