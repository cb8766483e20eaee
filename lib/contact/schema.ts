import * as z from 'zod/mini';
import { isAddress, tidyAddress } from './email-address';
import {
  type ContactErrors,
  type ContactField,
  type ContactMessage,
  contactLimits,
  fieldTexts,
} from './fields';

const fieldNames: Record<ContactField, { name: string; pronoun: 'het' | 'hem' }> = {
  name: { name: 'Uw naam', pronoun: 'hem' },
  email: { name: 'Uw e-mailadres', pronoun: 'het' },
  subject: { name: 'Uw onderwerp', pronoun: 'het' },
  message: { name: 'Uw bericht', pronoun: 'het' },
};

const codePoints = (text: string) => Array.from(text).length;

/** Only a forged request has line breaks in a single-line field. */
const singleLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim();
const multiLine = (text: string) => text.replace(/\r\n?/g, '\n').trim();

function tooLongText(field: ContactField, surplus: number): string {
  const { name, pronoun } = fieldNames[field];
  return `${name} is te lang. Maak ${pronoun} ${surplus} ${surplus === 1 ? 'teken' : 'tekens'} korter.`;
}

function field(name: ContactField, normalise: (text: string) => string) {
  const { max } = contactLimits[name];
  return z.pipe(
    z.pipe(z.string({ error: fieldTexts[name].empty }), z.transform(normalise)),
    z.string().check(
      z.minLength(1, { error: fieldTexts[name].empty, abort: true }),
      z.refine((text) => codePoints(text) <= max, {
        error: ({ input }) => tooLongText(name, codePoints(String(input)) - max),
      }),
      // Postgres text cannot store NUL.
      z.refine((text) => !text.includes('\0'), {
        error: `${fieldNames[name].name} bevat een teken dat wij niet kunnen opslaan. Typ de tekst opnieuw.`,
      }),
    ),
  );
}

const contactSchema = z.object({
  name: field('name', singleLine),
  email: field('email', (text) => tidyAddress(singleLine(text))).check(
    z.refine(isAddress, { error: fieldTexts.email.malformed }),
  ),
  subject: field('subject', singleLine),
  message: field('message', multiLine),
});

export type ParsedContact =
  | { ok: true; message: ContactMessage }
  | { ok: false; errors: ContactErrors };

/** Normalises line breaks to LF, trims, tidies the address and validates; one Dutch error text per invalid field. */
export function parseContactMessage(form: FormData): ParsedContact {
  const result = contactSchema.safeParse(Object.fromEntries(form));
  if (result.success) return { ok: true, message: result.data };
  const errors: ContactErrors = {};
  for (const { path, message } of result.error.issues) {
    const name = path[0] as ContactField;
    errors[name] ??= message;
  }
  return { ok: false, errors };
}
