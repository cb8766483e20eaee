import * as z from 'zod/mini';
import { dutchCalendarDate } from '../platform/text/dates';
import { isBlank, stripInvisible } from '../platform/text/strip-invisible';
import { type DetailField, detailFields, detailLimits, withDetails } from './details';
import { isAddress, tidyAddress } from './email-address';
import {
  type ContactErrors,
  type ContactField,
  type ContactMessage,
  contactLimits,
  type FormField,
  type FormValues,
  fieldLabels,
  fieldTexts,
} from './fields';
import { readDate } from './wished-date';

type FieldName = { name: string; pronoun: 'het' | 'hem' };

const fieldNames: Record<ContactField, FieldName> & Partial<Record<DetailField, FieldName>> = {
  name: { name: 'Uw naam', pronoun: 'hem' },
  email: { name: 'Uw e-mailadres', pronoun: 'het' },
  subject: { name: 'Uw onderwerp', pronoun: 'het' },
  message: { name: 'Uw bericht', pronoun: 'het' },
  company: { name: 'De naam van uw bedrijf', pronoun: 'hem' },
  phone: { name: 'Uw telefoonnummer', pronoun: 'het' },
};

function nameOf(field: FormField): FieldName {
  return fieldNames[field] ?? { name: `De tekst bij ‘${fieldLabels[field]}’`, pronoun: 'hem' };
}

const codePoints = (text: string) => Array.from(text).length;

/** Only a forged request has line breaks in a single-line field. */
const singleLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim();
const emptyIfBlank = (text: string) => (isBlank(text) ? '' : text);
const multiLine = (text: string) => text.replace(/\r\n?/g, '\n').trim();

function tooLongText(field: FormField, surplus: number): string {
  const { name, pronoun } = nameOf(field);
  return `${name} is te lang. Maak ${pronoun} ${characters(surplus)} korter.`;
}

function characters(count: number): string {
  return count === 1 ? '1 teken' : `${count} tekens`;
}

/** Checks of every text: its length, and NUL, which Postgres cannot store. */
function fits(name: FormField, max: number) {
  return [
    z.refine<string>((text) => codePoints(text) <= max, {
      error: ({ input }) => tooLongText(name, codePoints(String(input)) - max),
    }),
    z.refine<string>((text) => !text.includes('\0'), {
      error: `${nameOf(name).name} bevat een teken dat wij niet kunnen opslaan. Typ de tekst opnieuw.`,
    }),
  ] as const;
}

function field(name: ContactField, normalise: (text: string) => string) {
  return z.pipe(
    z.pipe(
      z.string({ error: fieldTexts[name].empty }),
      z.transform((text) => emptyIfBlank(normalise(text))),
    ),
    z
      .string()
      .check(
        z.minLength(1, { error: fieldTexts[name].empty, abort: true }),
        ...fits(name, contactLimits[name].max),
      ),
  );
}

/** A missing field is an empty one: pages that were opened before it existed do not send it. */
function detail(normalise: (line: string) => string = (line) => line) {
  return z.pipe(
    z.pipe(
      z.catch(z.string(), ''),
      z.transform((text) => normalise(emptyIfBlank(singleLine(stripInvisible(text))))),
    ),
    z.string(),
  );
}

function ifFilled(isRight: (text: string) => boolean, error: string) {
  return z.refine<string>((text) => text === '' || isRight(text), { error, abort: true });
}

const FEWEST_DIGITS = 6;
const digitsIn = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;

type Detail = ReturnType<typeof detail>;

/** The details that are more than a text of some length. */
const checkedDetails: Partial<Record<DetailField, Detail>> = {
  phone: detail().check(
    ifFilled((text) => digitsIn(text) >= FEWEST_DIGITS, fieldTexts.phone.malformed),
    ...fits('phone', detailLimits.phone),
  ),
  places: detail().check(
    ifFilled((text) => /^[1-9]\d{0,3}$/.test(text), fieldTexts.places.malformed),
  ),
  date: detail((text) => readDate(text) ?? text).check(
    ifFilled((text) => readDate(text) === text, fieldTexts.date.malformed),
    ifFilled((text) => text >= dutchCalendarDate(new Date()), fieldTexts.date.past),
  ),
};

const details = Object.fromEntries(
  detailFields.map((name) => [
    name,
    checkedDetails[name] ?? detail().check(...fits(name, detailLimits[name])),
  ]),
) as Record<DetailField, Detail>;

const contactSchema = z.object({
  name: field('name', singleLine),
  email: field('email', (text) => tidyAddress(singleLine(text))).check(
    z.refine(isAddress, { error: fieldTexts.email.malformed }),
  ),
  subject: field('subject', singleLine),
  message: field('message', multiLine),
  ...details,
});

export type ParsedContact =
  | { ok: true; message: ContactMessage }
  | { ok: false; errors: ContactErrors };

/** Normalises line breaks to LF, trims, tidies the address and validates; one Dutch error text per invalid field. */
export function parseContactMessage(form: FormData): ParsedContact {
  const result = contactSchema.safeParse(Object.fromEntries(form));
  if (result.success) return joined(result.data);
  const errors: ContactErrors = {};
  for (const { path, message } of result.error.issues) {
    const name = path[0] as FormField;
    errors[name] ??= message;
  }
  return { ok: false, errors };
}

function joined({ name, email, subject, message, ...details }: FormValues): ParsedContact {
  const stored = withDetails(message, details);
  const surplus = codePoints(stored) - contactLimits.message.max;
  return surplus > 0
    ? {
        ok: false,
        errors: {
          message: `Uw bericht is te lang samen met wat u eronder heeft ingevuld. Maak het ${characters(surplus)} korter.`,
        },
      }
    : { ok: true, message: { name, email, subject, message: stored } };
}
