import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { expiryOf } from '../../keys/studio-key';
import type { Seal } from './seal';

/** The client asks for the key again after this time. The database keeps ended sessions for longer. */
export const SESSION_MS = 12 * 60 * 60 * 1000;

export const SESSION_COOKIE = '__Host-studio';

const schema = z.object({
  id: z.uuid(),
  /** The JWT of the person. */
  key: z.string(),
  /** The token for previews that was made with the session. */
  previewToken: z.string(),
  /** What the client sends with each change. */
  changeToken: z.string(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
});

/** All that is known of a person who gave her key: it is in her cookie, so that any instance can go on with it. */
export type StudioSession = z.infer<typeof schema>;

export function newSession(key: string, previewToken: string): StudioSession {
  return {
    id: randomUUID(),
    key,
    previewToken,
    changeToken: randomBytes(32).toString('base64url'),
    startedAt: Date.now(),
  };
}

/** When a session ends by itself: with its key, and after twelve hours. */
export function endOf({ key, startedAt }: StudioSession): Date {
  const end = startedAt + SESSION_MS;
  return new Date(Math.min(end, expiryOf(key)?.getTime() ?? 0));
}

export function sealSession(seal: Seal, session: StudioSession): Promise<string> {
  return seal.close('session', session, endOf(session));
}

/** Undefined without a cookie, and for one that ended or is not ours. */
export async function openSession(
  seal: Seal,
  cookie: string | undefined,
): Promise<StudioSession | undefined> {
  if (!cookie) return undefined;
  return schema.safeParse(await seal.open('session', cookie)).data;
}
