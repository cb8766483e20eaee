import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { COOKIE_OPTIONS } from './cookie-options';
import type { Seal } from './seal';

const COOKIE = '__Host-studio-device';
/** The longest that browsers keep a cookie. */
const LIFETIME_S = 400 * 24 * 60 * 60;

/**
 * The id of a browser in which a key was accepted before. Its tries are counted apart from those of its network, so
 * that a stranger there locks nobody out.
 */
export async function knownDevice(context: Context, seal: Seal): Promise<string | undefined> {
  const opened = await seal.open('device', getCookie(context, COOKIE) ?? '');
  return typeof opened?.id === 'string' ? opened.id : undefined;
}

export async function rememberDevice(context: Context, seal: Seal, id: string = randomUUID()) {
  const sealed = await seal.close('device', { id }, new Date(Date.now() + LIFETIME_S * 1000));
  setCookie(context, COOKIE, sealed, {
    ...COOKIE_OPTIONS,
    maxAge: LIFETIME_S,
  });
}
