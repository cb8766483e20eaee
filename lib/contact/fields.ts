/** Lengths in Unicode code points, as in the check constraints of the database. */
export const contactLimits = {
  name: { min: 1, max: 100 },
  email: { min: 3, max: 254 },
  subject: { min: 1, max: 150 },
  message: { min: 1, max: 5000 },
} as const;

export type ContactField = keyof typeof contactLimits;
export type ContactMessage = Record<ContactField, string>;
export type ContactErrors = Partial<Record<ContactField, string>>;

export const contactFields = Object.keys(contactLimits) as ContactField[];

export const fieldLabels: Record<ContactField, string> = {
  name: 'Naam',
  email: 'E-mailadres',
  subject: 'Onderwerp',
  message: 'Bericht',
};

const NOT_AN_EMAIL = 'Dit lijkt geen e-mailadres. Een goed voorbeeld is naam@bedrijf.nl.';

/** Error texts for the server and for the browser's constraint validation. */
export const fieldTexts: Record<ContactField, { empty: string; malformed?: string }> = {
  name: { empty: 'Vul uw naam in.' },
  email: { empty: 'Vul uw e-mailadres in.', malformed: NOT_AN_EMAIL },
  subject: { empty: 'Vul een onderwerp in.' },
  message: { empty: 'Schrijf uw bericht.' },
};

/** The submitted values unchanged; a file counts as empty. */
export function typedValues(form: FormData): ContactMessage {
  const text = (name: ContactField) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(contactFields.map((name) => [name, text(name)])) as ContactMessage;
}
