const REFERENCE = '$ACTION_REF_';
/** What React's client sends for a call of an action with the previous state `null` and a form. */
const ARGUMENTS_OF_CALL = '[null,"$K1"]';
/** The state of a refused form is nested three deep; 5,000 levels overflow the stack of React. */
const MAX_JSON_DEPTH = 5;

/**
 * The id of the server action that a form post calls. Understands only what React writes for our own
 * forms: the arguments `(null, form)` from its client, or one hidden state from a browser without
 * JavaScript. React throws on most other values, and Next then responds 500 and logs a stack.
 * @param header the request header `next-action`; null for a post without JavaScript
 * @returns undefined for any other post
 */
export function actionIdOf(form: FormData, header: string | null): string | undefined {
  // React reads the last of two fields with one name, and this function the first.
  if (hasRepeatedNames(form)) return undefined;
  return header === null ? idOfBrowserPost(form) : idOfCall(form, header);
}

function hasRepeatedNames(form: FormData): boolean {
  const names = Array.from(form.keys());
  return new Set(names).size < names.length;
}

function idOfCall(form: FormData, header: string): string | undefined {
  // React takes every name that reads as a number, the empty one included, for more data.
  const areFields = Array.from(form.keys()).every((name) => name === '0' || name.startsWith('_1_'));
  const isCall = areFields && form.get('0') === ARGUMENTS_OF_CALL;
  return isCall && isActionId(header) ? header : undefined;
}

function idOfBrowserPost(form: FormData): string | undefined {
  const names = Array.from(form.keys()).filter((name) => name.startsWith('$ACTION_'));
  const reference = names.find((name) => /^\$ACTION_REF_\d{1,3}$/.test(name)) ?? '';
  const prefix = `$ACTION_${reference.slice(REFERENCE.length)}`;
  const [action, state] = [`${prefix}:0`, `${prefix}:1`];
  const known = [reference, action, state, '$ACTION_KEY'];
  const isKnown = reference !== '' && names.every((name) => known.includes(name));
  return isKnown && isState(parseJson(form.get(state)))
    ? idIn(parseJson(form.get(action)))
    : undefined;
}

function idIn(action: unknown): string | undefined {
  const { id, bound } = (action ?? {}) as { id?: unknown; bound?: unknown };
  return typeof id === 'string' && isActionId(id) && bound === '$@1' ? id : undefined;
}

function isActionId(text: string): boolean {
  return /^[0-9a-f]{1,64}$/.test(text);
}

function isState(value: unknown): boolean {
  return Array.isArray(value) && value.length === 1 && isPlainData(value, MAX_JSON_DEPTH);
}

/** React reads a text with a dollar sign in front as a reference and throws on a dangling one; "$$" escapes it. */
function isPlainData(value: unknown, depthLeft: number): boolean {
  if (typeof value === 'string') return !/^\$(?!\$)/.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return depthLeft > 0 && Object.values(value).every((part) => isPlainData(part, depthLeft - 1));
}

function parseJson(value: FormDataEntryValue | null): unknown {
  if (typeof value !== 'string') return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
