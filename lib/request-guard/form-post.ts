import { HONEYPOT_FIELD, OPEN_FOR_FIELD } from '../contact/bot-detection';
import { contactFields } from '../contact/fields';
import { IDEMPOTENCY_KEY_FIELD } from '../contact/idempotency-key';
import { isKnownAction } from '../next-internals/known-actions';
import { bodyLimit } from './body-limit';
import { boundaryOf, hasPlainMultipartHeaders } from './multipart-headers';

const REFERENCE = '$ACTION_REF_';
/** The deepest that our own form goes: the state of a form that was refused holds three. */
const MAX_JSON_DEPTH = 5;

const ownFields: readonly string[] = [
  ...contactFields,
  IDEMPOTENCY_KEY_FIELD,
  HONEYPOT_FIELD,
  OPEN_FOR_FIELD,
];

/** Status and, in Dutch, the reason; for a form of another build the page of errors says more. */
export type Refusal =
  | { status: 400 | 403 | 411 | 413; reason: string }
  | { status: 409; reason: null };

/**
 * Refuses a request with a body that Next would answer with a 500, or that came from another site.
 * Reads a copy of the body. Not a gate: every action checks its own input.
 * @returns null when the request may pass
 */
export async function refuseBody(request: Request, isForm: boolean): Promise<Refusal | null> {
  return refuseHeaders(request) ?? (isForm ? refuseForm(request) : null);
}

function refuseHeaders({ headers, url }: Request): Refusal | null {
  const origin = headers.get('origin');
  // Behind several proxies the first name is the visitor's, as Next reads it too.
  const host = headers.get('x-forwarded-host')?.split(',')[0]?.trim() ?? headers.get('host');
  if (origin !== null && hostOf(origin) !== host) {
    return { status: 403, reason: 'het komt van een andere website' };
  }
  const length = headers.get('content-length');
  if (length === null && headers.has('transfer-encoding')) {
    return { status: 411, reason: 'de lengte ontbreekt' };
  }
  return Number(length) > bodyLimit(new URL(url).pathname)
    ? { status: 413, reason: 'het is te groot' }
    : null;
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
  const action = request.headers.get('next-action');
  const id = action ?? actionOf(form);
  const isOurs =
    namesAreUnique(form) &&
    (action === null ? isBrowserPost(form) : isActionId(action) && isScriptCall(form));
  if (!isOurs || !id) return { status: 400, reason: 'het is niet van deze website' };
  return isKnownAction(id) ? null : { status: 409, reason: null };
}

async function readForm(request: Request, type: string): Promise<FormData | null> {
  const boundary = boundaryOf(type);
  const body = await request.arrayBuffer();
  if (!boundary || !hasPlainMultipartHeaders(body, boundary)) return null;
  return new Response(body, { headers: { 'content-type': type } }).formData();
}

/** React reads the last of two parts with one name, and the checks below the first. */
function namesAreUnique(form: FormData): boolean {
  const names = Array.from(form.keys());
  return new Set(names).size === names.length;
}

/** What our script sends: no previous state and the form, whose fields stand under "_1_". */
function isScriptCall(form: FormData): boolean {
  return (
    form.get('0') === '[null,"$K1"]' &&
    Array.from(form.keys()).every(
      (name) => name === '0' || ownFields.some((field) => name === `_1_${field}`),
    )
  );
}

/** What a browser sends by itself: the fields, and React's hidden ones that name action and state. */
function isBrowserPost(form: FormData): boolean {
  const names = Array.from(form.keys());
  const [reference = '', ...others] = referencesIn(form);
  const number = reference.slice(REFERENCE.length);
  const hidden = [reference, `$ACTION_${number}:0`, `$ACTION_${number}:1`, '$ACTION_KEY'];
  return (
    others.length === 0 &&
    names.every((name) => hidden.includes(name) || ownFields.includes(name)) &&
    actionOf(form) !== undefined &&
    isState(parseJson(form.get(`$ACTION_${number}:1`)))
  );
}

function referencesIn(form: FormData): string[] {
  return Array.from(form.keys()).filter((name) => /^\$ACTION_REF_\d{1,3}$/.test(name));
}

/** The id of the action that a form without JavaScript names, where it does so in the usual shape. */
function actionOf(form: FormData): string | undefined {
  const [reference = ''] = referencesIn(form);
  const value = parseJson(form.get(`$ACTION_${reference.slice(REFERENCE.length)}:0`));
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, bound } = value as { id?: unknown; bound?: unknown };
  return typeof id === 'string' && isActionId(id) && bound === '$@1' ? id : undefined;
}

function isActionId(text: string): boolean {
  return /^[0-9a-f]{1,64}$/.test(text);
}

function isState(value: unknown): boolean {
  return Array.isArray(value) && value.length === 1 && isHarmless(value, MAX_JSON_DEPTH);
}

/** React reads a text with a dollar sign as a reference and fails on a dangling one; "$$" is a plain one. */
function isHarmless(value: unknown, depthLeft: number): boolean {
  if (typeof value === 'string') return !/^\$(?!\$)/.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return depthLeft > 0 && Object.values(value).every((part) => isHarmless(part, depthLeft - 1));
}

function parseJson(value: FormDataEntryValue | null): unknown {
  if (typeof value !== 'string') return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
