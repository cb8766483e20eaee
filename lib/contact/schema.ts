import * as z from 'zod/mini';

/** Bounds in Unicode code points; the database checks the same ones. */
export const contactBounds = {
  name: { min: 1, max: 100 },
  email: { min: 3, max: 254 },
  subject: { min: 1, max: 150 },
  message: { min: 1, max: 5000 },
} as const;

export type ContactField = keyof typeof contactBounds;
export type ContactMessage = Record<ContactField, string>;
export type ContactErrors = Partial<Record<ContactField, string>>;

export const contactFields = Object.keys(contactBounds) as ContactField[];

const EMAIL_SHAPE = /^[^@\s]+@[^@\s]+$/;
const NOT_AN_EMAIL = 'Dit lijkt geen e-mailadres. Een goed voorbeeld is naam@bedrijf.nl.';

/** What to say when a field is empty or is no address; the browser's own checks use it too. */
export const fieldTexts: Record<ContactField, { empty: string; malformed?: string }> = {
  name: { empty: 'Vul uw naam in.' },
  email: { empty: 'Vul uw e-mailadres in.', malformed: NOT_AN_EMAIL },
  subject: { empty: 'Vul een onderwerp in.' },
  message: { empty: 'Schrijf uw bericht.' },
};

const fieldNames: Record<ContactField, string> = {
  name: 'Uw naam',
  email: 'Uw e-mailadres',
  subject: 'Uw onderwerp',
  message: 'Uw bericht',
};

const codePoints = (text: string) => Array.from(text).length;

/** One line: what a forged request may carry in line breaks becomes a space. */
const singleLine = (text: string) => text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ').trim();
const multiLine = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();

function tooLong(name: ContactField, surplus: number): string {
  return `${fieldNames[name]} is te lang. Maak het ${surplus} ${surplus === 1 ? 'teken' : 'tekens'} korter.`;
}

function field(name: ContactField, normalise: (text: string) => string) {
  const { max } = contactBounds[name];
  return z.pipe(
    z.pipe(z.string({ error: fieldTexts[name].empty }), z.transform(normalise)),
    z.string().check(
      z.minLength(1, { error: fieldTexts[name].empty, abort: true }),
      z.refine((text) => codePoints(text) <= max, {
        error: ({ input }) => tooLong(name, codePoints(String(input)) - max),
      }),
      // Postgres stores every character but this one.
      z.refine((text) => !text.includes('\0'), {
        error: `${fieldNames[name]} bevat een teken dat wij niet kunnen opslaan. Typ de tekst opnieuw.`,
      }),
    ),
  );
}

const contactSchema = z.object({
  name: field('name', singleLine),
  email: field('email', singleLine).check(z.regex(EMAIL_SHAPE, { error: NOT_AN_EMAIL })),
  subject: field('subject', singleLine),
  message: field('message', multiLine),
});

export type ParsedContact =
  | { ok: true; message: ContactMessage }
  | { ok: false; errors: ContactErrors };

/**
 * Normalises and checks what was typed: line breaks to LF, outer white space off, bounds in code
 * points. Anything but text in a field (a file, nothing) counts as empty.
 * @returns the message as it is stored, or one Dutch sentence for each wrong field
 */
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

/** The typed text as it came, to be shown again beside an error. */
export function typedValues(form: FormData): ContactMessage {
  const text = (name: ContactField) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
}
