import { actionIdOf } from './action-post';
import { isKnownAction } from './known-actions';
import { boundaryOf, hasPlainMultipartHeaders } from './multipart-headers';
import { requestedHost } from './requested-host';

/** Status and, in Dutch, the reason; null where the error page of that status says enough. */
export type Refusal = { status: 400 | 403; reason: string } | { status: 409; reason: null };

/**
 * Refuses a post from another site and a form for which Next would respond 500. Reads a copy of the
 * body, whose length reject-early.ts limits. No access control: every action validates its own input.
 * @returns null when the request may pass
 */
export async function refuseBody(request: Request, isForm: boolean): Promise<Refusal | null> {
  if (isFromElsewhere(request)) return { status: 403, reason: 'het komt van een andere website' };
  return isForm ? refuseForm(request) : null;
}

/** The headers of a form that passed, with this site as the `Origin` in place of "null", which Next refuses. */
export function withOrigin(headers: Headers): Headers {
  const named = new Headers(headers);
  if (headers.get('origin') === OPAQUE) named.set('origin', `https://${ownHost(headers)}`);
  return named;
}

/** What browsers send under some privacy settings, for the own form too, and from a sandboxed frame of another site. */
const OPAQUE = 'null';

function isFromElsewhere({ headers }: Request): boolean {
  const origin = headers.get('origin');
  if (origin === OPAQUE) return headers.get('sec-fetch-site') === 'cross-site';
  return origin !== null && hostOf(origin) !== ownHost(headers);
}

function ownHost(headers: Headers) {
  return requestedHost(headers.get('x-forwarded-host'), headers.get('host'));
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

async function refuseForm(request: Request): Promise<Refusal | null> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) {
    return { status: 400, reason: 'het is geen formulier' };
  }
  const form = await readForm(request.clone(), type).catch(() => null);
  if (!form) return { status: 400, reason: 'het is onleesbaar' };
  const id = actionIdOf(form, request.headers.get('next-action'));
  if (!id) return { status: 400, reason: 'het is niet van deze website' };
  return isKnownAction(id) ? null : { status: 409, reason: null };
}

async function readForm(request: Request, type: string): Promise<FormData | null> {
  const boundary = boundaryOf(type);
  const body = await request.arrayBuffer();
  if (!boundary || !hasPlainMultipartHeaders(body, boundary)) return null;
  return new Response(body, { headers: { 'content-type': type } }).formData();
}
