import { contactFields } from '../contact/schema';
import { SUBMISSION_KEY_FIELD } from '../contact/submission-key';

/** Below Next's own limit of 1 MiB, which it answers with a 500. In bytes. */
const MAX_BODY = 1_000_000;
const MAX_JSON_DEPTH = 5;

const ownFields = [...contactFields, SUBMISSION_KEY_FIELD];

/** The names that React gives to the parts of our form: with JavaScript "_1_name", without it "name". */
const PART_NAME = new RegExp(
  `^(0|\\$ACTION_KEY|\\$ACTION_REF_\\d{1,3}|\\$ACTION_\\d{1,3}:\\d|(_\\d{1,3}_)?(${ownFields.join('|')}))$`,
);
const JSON_PART = /^(0|\$ACTION_\d{1,3}:\d)$/;

/** Status and, in Dutch, the reason. */
export type Refusal = { status: 400 | 403 | 411 | 413; reason: string };

/**
 * Refuses a request with a body that Next would answer with a 500, or that came from another site.
 * Reads a copy of the body. Not a gate: every action checks its own input.
 * @returns null when the request may pass
 */
export async function refuseBody(request: Request, isForm: boolean): Promise<Refusal | null> {
  return refuseHeaders(request) ?? (isForm ? refuseForm(request) : null);
}

function refuseHeaders({ headers }: Request): Refusal | null {
  const origin = headers.get('origin');
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  if (origin !== null && hostOf(origin) !== host)
    return { status: 403, reason: 'het komt van een andere website' };

  const length = headers.get('content-length');
  if (length === null && headers.has('transfer-encoding')) {
    return { status: 411, reason: 'de lengte ontbreekt' };
  }
  return Number(length) > MAX_BODY ? { status: 413, reason: 'het is te groot' } : null;
}

async function refuseForm(request: Request): Promise<Refusal | null> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    return { status: 400, reason: 'het is geen formulier' };
  }
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  if (!form) return { status: 400, reason: 'het is onleesbaar' };
  const isOurs = Array.from(form).every(
    ([name, value]) => PART_NAME.test(name) && (!JSON_PART.test(name) || isHarmlessJson(value)),
  );
  return isOurs ? null : { status: 400, reason: 'het is niet van deze website' };
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * React decodes these parts by reference. Depth, and references other than those that our own form
 * holds, end in an error of its own.
 */
function isHarmlessJson(value: FormDataEntryValue): boolean {
  if (typeof value !== 'string') return false;
  try {
    return isHarmless(JSON.parse(value), MAX_JSON_DEPTH);
  } catch {
    return false;
  }
}

function isHarmless(value: unknown, depthLeft: number): boolean {
  // "$K1": the form itself, "$@1": the previous state, "$$": a text that starts with a dollar sign.
  if (typeof value === 'string') return !value.startsWith('$') || /^\$([K@]1$|\$)/.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return depthLeft > 0 && Object.values(value).every((part) => isHarmless(part, depthLeft - 1));
}
