import type { Context } from 'hono';
import type { z } from 'zod';
import { StudioError } from './errors';
import { fieldName } from './field-names';

/** Above the longest text, each character of it escaped. */
const MAX_BYTES = 2_000_000;

/**
 * The JSON body of a request, checked by a schema of packages/studio/shared/api.ts.
 * @throws {StudioError} 400 for anything but JSON, 413 for what is larger than any text, 422 with the fields that are wrong
 */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { data, error } = schema.safeParse(parse(await readText(context.req.raw)));
  if (!error) return data;
  const fields = [...new Set(error.issues.map(({ path }) => String(path.at(-1) ?? '')))];
  const [issue] = error.issues;
  const isLong = issue?.code === 'too_big' && issue.origin === 'string';
  const message = isLong
    ? `${capitalize(fieldName(fields[0] ?? ''))} is te lang: hooguit ${issue.maximum.toLocaleString('nl-NL')} tekens.`
    : `Dit klopt niet: ${fields.map(fieldName).join(', ')}.`;
  throw new StudioError(422, 'invalid', message, { fields });
}

/** Stops reading at the limit, because a body is in memory as a whole before it is checked. */
async function readText({ body }: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) {
      throw new StudioError(413, 'too-large', 'Dit is te groot om te bewaren. Kort de tekst in.');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_, value) => (typeof value === 'string' ? storable(value) : value));
  } catch {
    throw new StudioError(400, 'bad-request', 'De studio kon dit verzoek niet lezen.');
  }
}

/** Postgres stores neither U+0000 nor half a surrogate pair, which a pasted text can hold. */
function storable(text: string) {
  return text.replaceAll(/\0|\p{Surrogate}/gu, '');
}

function capitalize(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
