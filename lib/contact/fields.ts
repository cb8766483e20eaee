import { type DetailField, detailFields, detailLabels } from './details.ts';

/** Lengths in Unicode code points, as in the check constraints of the database. */
export const contactLimits = {
  name: { min: 1, max: 100 },
  email: { min: 3, max: 254 },
  subject: { min: 1, max: 150 },
  message: { min: 1, max: 5000 },
} as const;

export type ContactField = keyof typeof contactLimits;
/** What is stored; `message` ends with the details of `withDetails`, if any. */
export type ContactMessage = Record<ContactField, string>;
export type FormField = ContactField | DetailField;
/** What stands in the fields of the form. */
export type FormValues = ContactMessage & Partial<Record<DetailField, string>>;
export type ContactErrors = Partial<Record<FormField, string>>;

export const contactFields = Object.keys(contactLimits) as ContactField[];
/** The fields of `contactFields` are required, the others are not. */
export const formFields: readonly FormField[] = [...contactFields, ...detailFields];

export const fieldLabels: Record<FormField, string> = {
  name: 'Naam',
  email: 'E-mailadres',
  subject: 'Onderwerp',
  message: 'Bericht',
  ...detailLabels,
};

const NOT_AN_EMAIL = 'Dit lijkt geen e-mailadres. Een goed voorbeeld is naam@bedrijf.nl.';

const NO_DATE = 'Vul de datum in als dag, maand en jaar.';

export type FieldTexts = { empty?: string; malformed?: string; past?: string };

/** Error texts for the server and for the browser's constraint validation. */
export const fieldTexts = {
  name: { empty: 'Vul uw naam in.' },
  email: { empty: 'Vul uw e-mailadres in.', malformed: NOT_AN_EMAIL },
  subject: { empty: 'Vul een onderwerp in.' },
  message: { empty: 'Schrijf uw bericht.' },
  phone: { malformed: 'In dit telefoonnummer ontbreken cijfers.' },
  places: { malformed: 'Vul het aantal plekken in als een getal, zoals 4.' },
  date: { malformed: NO_DATE, past: 'Deze datum is voorbij. Kies een dag vanaf vandaag.' },
} as const satisfies Record<ContactField, FieldTexts> & Partial<Record<DetailField, FieldTexts>>;

/** The error texts of a field: none of an optional one that accepts any text. */
export function textsOf(name: FormField): FieldTexts {
  const texts: Partial<Record<FormField, FieldTexts>> = fieldTexts;
  return texts[name] ?? {};
}

/** The submitted values unchanged, without empty details; a file counts as empty. */
export function typedValues(form: FormData): FormValues {
  const text = (name: FormField) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const required = contactFields.map((name) => [name, text(name)]);
  const details = detailFields.map((name) => [name, text(name)]).filter(([, value]) => value);
  return Object.fromEntries([...required, ...details]) as FormValues;
}
